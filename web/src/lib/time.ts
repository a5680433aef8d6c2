/** Milliseconds as m:ss, h:mm:ss or days. */
export function clockFace(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(all / 86400);
  const hours = Math.floor((all % 86400) / 3600);
  const minutes = Math.floor((all % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, "0");
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
}
