import { open } from 'node:fs/promises'

/** Reads some bytes. Gives fewer where the file ends. */
export type Read = (position: number, length: number) => Promise<Buffer>

/** Reads here and there in a file, however large, and closes it. */
export async function readingFrom<Result>(
  path: string,
  handle: (read: Read) => Promise<Result>,
): Promise<Result> {
  const file = await open(path)
  try {
    return await handle(async (position, length) => {
      if (!Number.isSafeInteger(position)) return Buffer.alloc(0)
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
      return buffer.subarray(0, bytesRead)
    })
  } finally {
    await file.close()
  }
}
