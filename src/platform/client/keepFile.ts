/** Gives a file to the browser, which keeps it among the downloads. */
export function keepFile(file: File) {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
