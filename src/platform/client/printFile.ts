let frame: HTMLIFrameElement | null = null;
let address = "";

/** Loads a PDF into a frame outside the page; the one before stays until then, since its dialog may be open. */
async function load(file: File): Promise<Window> {
  frame?.remove();
  URL.revokeObjectURL(address);
  address = URL.createObjectURL(file);
  const made = document.createElement("iframe");
  frame = made;
  // A frame that is not displayed does not print everywhere.
  Object.assign(made.style, { position: "fixed", insetInlineEnd: "100%", width: "1px", height: "1px" });
  made.tabIndex = -1;
  made.ariaHidden = "true";
  made.src = address;
  await new Promise((loaded) => {
    made.addEventListener("load", loaded, { once: true });
    document.body.append(made);
  });
  if (!made.contentWindow) throw new Error("the frame has no window");
  return made.contentWindow;
}

/** Opens the print dialog on a PDF; where the browser prints none from a page, opens it in a tab. False where it does neither. */
export async function printFile(file: File): Promise<boolean> {
  if (navigator.pdfViewerEnabled)
    try {
      const shown = await load(file);
      shown.focus();
      shown.print();
      return true;
    } catch {
      // Firefox keeps its viewer from the page.
    }
  return window.open(URL.createObjectURL(file)) !== null;
}
