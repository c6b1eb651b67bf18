// `npm run build:demo [-- --out FOLDER]` builds the demo and its home page as a static site, which
// any web host can serve below any path.
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { continueOnCurrentNode } from '../run/current-node.mjs'
import { prepare } from '../run/prepare.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const webFolder = join(root, 'dist', 'web')

/**
 * The page that hosts serve for missing files. A folder with this file counts as an earlier site,
 * which may be overwritten.
 */
const mark = '404.html'

await continueOnCurrentNode()
const { values } = parseArgs({
  options: { out: { type: 'string', default: join(root, 'dist', 'demo') } },
})
const site = resolve(values.out)

prepare()
await clear()
await copyFiles()
await writePages()
console.log(`The demo is in ${site}`)

/** Empties the folder; fails if it holds anything other than an earlier site. */
async function clear() {
  const isTaken = existsSync(site) && (await readdir(site)).length > 0
  if (isTaken && !existsSync(join(site, mark))) {
    console.error(`${site} contains other files. Choose an empty folder.`)
    process.exit(1)
  }
  await rm(site, { recursive: true, force: true })
  await mkdir(join(site, 'demo'), { recursive: true })
}

/**
 * Copies these files without their compressed versions, because hosts compress files themselves.
 */
async function copyFiles() {
  const filter = (path) => !/\.(br|gz)$/.test(path)
  for (const name of [
    'assets',
    'icon.svg',
    'product-dark.webp',
    'product-light.webp',
    'robots.txt',
  ]) {
    await cp(join(webFolder, name), join(site, name), { recursive: true, filter })
  }
}

async function writePages() {
  const renderer = pathToFileURL(join(root, 'dist', 'prerender', 'prerender.js')).href
  const { renderStaticSite } = await import(renderer)
  for (const [name, text] of Object.entries(await renderStaticSite(new Date()))) {
    await writeFile(join(site, name), text)
  }
  // This file makes GitHub Pages serve files whose names begin with an underscore.
  await writeFile(join(site, '.nojekyll'), '')
}
