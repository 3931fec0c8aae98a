import { RefusedCall } from "./rpc.ts";

/**
 * Sends a file as the whole body of a request (platform/server/files/uploads.ts). XMLHttpRequest, since fetch does not say how much has
 * left.
 * @param onProgress the share that has left, from 0 to 1
 */
export const sendFile = (
  address: string,
  file: Blob,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.responseType = "text";
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => {
      const said = read(request.responseText);
      if (request.status === 200) resolve(said);
      else reject(new RefusedCall(request.status, said));
    });
    request.addEventListener("error", () => reject(new TypeError("the network failed")));
    request.addEventListener("abort", () => reject(new TypeError("the file was stopped on its way")));
    signal?.addEventListener("abort", () => request.abort());
    request.send(file);
  });

/** What a proxy refuses by itself is not JSON. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
