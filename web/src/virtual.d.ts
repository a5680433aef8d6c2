declare module "virtual:icons" {
  export const icons: Record<string, string>;
}
declare module "virtual:icons/*" {
  export const icons: Record<string, string>;
}
