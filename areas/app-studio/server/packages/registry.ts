import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { parseJson } from '#core/bounded-json.ts'
import type { GuardedFetch } from '#server/tools.ts'
import { PACKAGES } from '../../limits.ts'

/** The npm registry, which is the default. */
export const PUBLIC_REGISTRY = 'https://registry.npmjs.org'

/** The media type of the short package document, which has no fields for people. */
const SHORT = 'application/vnd.npm.install-v1+json'
/** Names that registries accept. No other name may become part of an address. */
const NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/
const NAME_CHARACTERS = 214

const Ranges = z.optional(z.record(z.string(), z.string()))

/** The fields of a package version that are used. */
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
  /** Returns the versions of a package, requested only once. Fails with a `Problem`. */
  documentOf(name: string): Promise<PackageDocument>
}

/** Reads package documents from a registry. */
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
