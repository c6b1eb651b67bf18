import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { parseJson } from '#core/bounded-json.ts'
import type { GuardedFetch } from '#server/tools.ts'
import { PACKAGES } from '../../limits.ts'

/** The registry of npm, the default. */
export const PUBLIC_REGISTRY = 'https://registry.npmjs.org'

/** The short form of a package document, without the fields that only people read. */
const SHORT = 'application/vnd.npm.install-v1+json'
/** Names as registries accept them; no other name may become part of an address. */
const NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/
const NAME_CHARACTERS = 214

const Ranges = z.optional(z.record(z.string(), z.string()))

/** One version of a package, with the fields that are used. */
export const PackageVersion = z.object({
  dist: z.object({
    integrity: z.optional(z.string()),
    tarball: z.string(),
    unpackedSize: z.optional(z.number()),
  }),
  dependencies: Ranges,
  peerDependencies: Ranges,
  peerDependenciesMeta: z.optional(
    z.record(z.string(), z.object({ optional: z.optional(z.boolean()) })),
  ),
})
export type PackageVersion = z.infer<typeof PackageVersion>

const PackageDocument = z.object({
  versions: z.record(z.string(), z.unknown()),
  'dist-tags': z.optional(z.record(z.string(), z.string())),
})
export type PackageDocument = z.infer<typeof PackageDocument>

export interface Registry {
  address: string
  /** The versions of a package; requested once. Fails with a `Problem`. */
  documentOf(name: string): Promise<PackageDocument>
}

/** Reads from a registry which packages there are. */
export function openRegistry(fetch: GuardedFetch, address: string = PUBLIC_REGISTRY): Registry {
  const asked = new Map<string, Promise<PackageDocument>>()

  async function ask(name: string): Promise<PackageDocument> {
    const { status, body } = await fetch(`${address}/${name.replace('/', '%2f')}`, {
      headers: { accept: SHORT },
      maxBytes: PACKAGES.documentBytes,
      timeoutMs: PACKAGES.fetchMs,
    })
    if (status === 404) throw new Problem('invalid', `There is no package called "${name}".`)
    if (status !== 200)
      throw new Problem('unavailable', `The registry answered ${status} for "${name}".`)
    const document = PackageDocument.safeParse(parseJson(Buffer.from(body).toString()))
    if (!document.success)
      throw new Problem('unavailable', `The answer of the registry about "${name}" cannot be read.`)
    return document.data
  }

  return {
    address,
    async documentOf(name) {
      refuseName(name)
      const document = asked.get(name) ?? ask(name)
      asked.set(name, document)
      return document
    },
  }
}

function refuseName(name: string): void {
  if (!NAME.test(name) || name.length > NAME_CHARACTERS)
    throw new Problem('invalid', `"${name.slice(0, 100)}" is not a name of a package.`)
}
