import { refuse, type PlatformErrorCode } from "#platform/errors.ts";
import { ProcessLost, runBounded, type ProcessBounds } from "../process/boundedProcess.ts";
import { makeFairQueue } from "../calls/fairQueue.ts";
import { sniffImage, type ImageType } from "./sniff.ts";

/** What is made of an uploaded image. */
export interface ImageShape {
  accepts: readonly ImageType[];
  /** A square cut from the middle, or the whole image within a square. */
  fit: "cover" | "inside";
  /** One image for each of these sizes of its longest side, the largest first; none is enlarged. */
  sizes: readonly number[];
  as: "webp" | "png";
}

export interface Images {
  /** Refuses with `image_unreadable`, `image_too_many_pixels` or `service_unavailable`. */
  encode: (
    bytes: Uint8Array,
    shape: ImageShape,
    sender: { companyId: string },
  ) => Promise<Uint8Array<ArrayBuffer>[]>;
}

/** What the process of one image says first. */
export type Outcome = { lengths: readonly number[] } | { refusal: PlatformErrorCode };

interface Options {
  /** The file of the process: beside this one, or where the build puts it. */
  entry: string;
  onFailure: (failure: string) => void;
  timeoutMs?: number;
}

const maxPixels = 16_000_000;
const bounds: ProcessBounds = {
  heapMb: 128,
  addressesMb: 2_000,
  processorSeconds: 5,
  timeoutMs: 5_000,
  fileMb: 100,
};

/**
 * Encodes images that people send anew: nothing of the bytes that came is kept, neither what is hidden in them nor where
 * a photograph was taken. Each is read by a process of its own, bounded in time and memory, without our environment.
 */
export function makeImages({ entry, onFailure, timeoutMs = bounds.timeoutMs }: Options): Images {
  // A few bytes of a drawing can take all the time there is: photographs do not wait behind drawings, and the drawing
  // of another company waits for the one that is being drawn and one more at most.
  const photographs = makeFairQueue({ maxConcurrent: 2, waiting: 50 });
  const drawings = makeFairQueue({ maxConcurrent: 1, waiting: 50 });

  const run = (input: Uint8Array, work: object) =>
    runBounded({ name: "image process", entry, bounds: { ...bounds, timeoutMs }, work, input });

  return {
    async encode(bytes, shape, { companyId }) {
      const type = sniffImage(bytes);
      if (!type || !shape.accepts.includes(type)) return refuse("image_unreadable");
      const output = await (type === "svg" ? drawings : photographs)
        .run({ name: companyId }, () => run(bytes, { type, shape, maxPixels }))
        .catch((error: unknown) => {
          if (!(error instanceof ProcessLost)) throw error;
          // It took too long or too much: a sound image does not.
          onFailure(error.message);
          return refuse("image_unreadable");
        });
      return splitImages(output);
    },
  };
}

function splitImages(output: Buffer): Uint8Array<ArrayBuffer>[] {
  const end = output.indexOf("\n");
  const outcome = JSON.parse(output.subarray(0, end).toString()) as Outcome;
  if ("refusal" in outcome) return refuse(outcome.refusal);
  let from = end + 1;
  return outcome.lengths.map((length) => {
    from += length;
    return new Uint8Array(output.subarray(from - length, from));
  });
}
