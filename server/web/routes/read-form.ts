import { Problem } from '#core/problem.ts'
import type { Asked } from './route.ts'

/**
 * Reads the fields of a form in either encoding, even without a stated type; files are left out.
 * Empty if there is no form.
 */
export async function readForm({ body: { bytes }, headers }: Asked): Promise<URLSearchParams> {
  const type = headers['content-type'] ?? ''
  if (bytes.byteLength === 0) return new URLSearchParams()
  if (!/^multipart\/form-data\b/i.test(type))
    return new URLSearchParams(Buffer.from(bytes).toString())
  const form = await new Response(Buffer.from(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new Problem('invalid', 'That form cannot be read.', { cause })
    })
  const fields = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  return new URLSearchParams(fields)
}
