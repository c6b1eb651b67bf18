import { readdir, readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'

/** Parts of the program that have other names in another build: one of the first page, one that comes later. */
const renamed = /^(first|ArticleOverlay)-[\w-]+\.js$/
export const OTHER_VERSION = 'other-build1'

/** Changes that a network makes to the server so that a browser takes it for one of another build. */
export interface OtherBuild {
  /** The address of a file on the server. */
  addressOf(url: string): string
  /** Text of a page or a script as the other build would have it. */
  text(text: string): string
  headers(headers: IncomingHttpHeaders): IncomingHttpHeaders
}

/** Changes the program to another build: of another version, with other names of some files. */
export async function readOtherBuild(): Promise<OtherBuild> {
  const { version } = JSON.parse(await readFile('dist/web/assets.json', 'utf8')) as {
    version: string
  }
  const names = (await readdir('dist/web/assets')).filter((name) => renamed.test(name))
  const renamings = names.map((name) => [name, name.replace(/.{3}\.js$/, 'ZZZ.js')] as const)
  const text = (text: string) =>
    [[version, OTHER_VERSION] as const, ...renamings].reduce(
      (so, [from, to]) => so.replaceAll(from, to),
      text,
    )
  return {
    text,
    addressOf(url) {
      for (const [from, to] of renamings) {
        // The server answers for a file of an earlier build as for any that it does not have.
        if (url === `/assets/${from}`) return '/assets/of-an-earlier-build.js'
        if (url === `/assets/${to}`) return `/assets/${from}`
      }
      return url
    },
    headers: (headers) => JSON.parse(text(JSON.stringify(headers))) as IncomingHttpHeaders,
  }
}
