/** Path data of the icons: those of the skeleton, and those of the games that were opened. */
import { icons as skeleton } from "virtual:icons";

export const icons: Record<string, string> = { ...skeleton };

export function addIcons(more: Record<string, string>): void {
  Object.assign(icons, more);
}
