import { createHash } from 'node:crypto'
import { lookOf, nameFault } from '../../second-listener/names/site-names.ts'
import { BadValue, type AboutRow } from '../archive-part.ts'

/**
 * Accepts a name that this server could have given. The column `look` must have the form by which
 * names that look alike are refused.
 */
export function siteName(value: string, { row }: AboutRow): string {
  if (nameFault(value) !== null) throw new BadValue('is no name of an address')
  if (lookOf(value) !== row['look']) throw new BadValue('looks otherwise than is stated')
  return value
}

/**
 * Accepts content only if it matches its hash, so that an archive cannot change served content
 * unnoticed.
 */
export function hashedBody(value: string, { row }: AboutRow): string {
  const bytes = Buffer.from(value.slice(2), 'hex')
  if (createHash('sha256').update(bytes).digest('hex') !== row['hash'])
    throw new BadValue('is not the content that its hash names')
  if (bytes.byteLength !== row['bytes']) throw new BadValue('is of another size than is stated')
  return value
}
