/** Files to and from this computer. */
export function download(name: string, text: string, kind = "application/json"): void {
  const link = document.createElement("a");
  const address = URL.createObjectURL(new Blob([text], { type: kind }));
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
