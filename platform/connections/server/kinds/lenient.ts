import * as z from 'zod/mini'

// Fields of answers that may be missing or have any type; unusable values count as missing.

export const aText = z.pipe(
  z.optional(z.unknown()),
  z.transform((given) => (typeof given === 'string' ? given : '')),
)

/** A number, which services may also write as a text. */
export const aNumber = z.pipe(
  z.optional(z.unknown()),
  z.transform((given) => {
    const number = typeof given === 'string' ? Number(given.trim() || Number.NaN) : given
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined
  }),
)
