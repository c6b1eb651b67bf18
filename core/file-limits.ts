import { Problem } from './problem.ts'
import { fileSizeText } from './file-size.ts'

/** Fails with a `Problem` for a file that is too large, before it is read or sent. */
export function demandSize(
  { name, size }: { name: string; size: number },
  mostBytes: number,
  remedy: string,
): void {
  if (size <= mostBytes) return
  const limit = fileSizeText(mostBytes)
  const stated = fileSizeText(size)
  const much = stated === limit ? `a little over ${limit}` : stated
  throw new Problem('invalid', `“${name}” is ${much}, and up to ${limit} can be read. ${remedy}`)
}
