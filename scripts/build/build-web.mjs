// Builds the browser program, the renderer of its pages, and the pages that are the same for everyone.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { build } from 'vite'
import { filesOf, partsOf } from './web-manifest.mjs'
import { namedParts } from './named-parts.mjs'
import { withoutSchemas } from './without-schemas.mjs'
import { browserSides } from './sides-of-areas.mjs'
import { buildWorker, keptFiles } from './build-worker.mjs'
import { writeInAscii } from './compact-program.mjs'
import { packFolder, packedSize } from './pack-files.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const dist = join(root, 'dist')
const webFolder = join(dist, 'web')
const prerenderFolder = join(dist, 'prerender')

const appEntry = 'web/main.tsx'
/** The part below the first screen, which becomes interactive later. */
const lowerPart = 'areas/feed/web/LowerModules.tsx'
/** The script that starts the program on a page that the server has already rendered. */
const beginEntry = 'web/begin.ts'
const homeEntry = 'web/home/home.ts'
/** The part for talking to the server, which only the live server's pages need. */
const liveDoorPart = 'web/place/live-door.ts'
const drawingPart = 'web/ui/marks/WireStrokes.tsx'
/** The part that chooses the motif for a title; the drawings of motifs are loaded later. */
const choosingPart = 'media/pictures/wire-photo/choose-motif.ts'
const preloadedFonts = /(newsreader|source-sans-3)-first/

/** The icons, and modules of core/ and web/ without those that are loaded later. */
const isCommon = (id) =>
  /\/(core|web|lucide-react)\//.test(id) &&
  !/\/(areas|platform)\/|\/web\/offline\/|\/core\/wire/.test(id) &&
  !isDrawing(id)
/** Modules that draw pictures; they are in a chunk of their own, so that no page waits for them. */
const isDrawing = (id) => /\/media\/pictures\/wire-photo\/|\/WireStrokes\.tsx/.test(id)
const { areas, folderOf } = await tsImport('../../areas/areas.ts', import.meta.url)
const newsHubFolders = areas.filter(({ isOfNewsHub }) => isOfNewsHub).map(folderOf)
/** Modules that the pages of the news hub share, without those of the demo. */
const isNewsHub = (id) =>
  ['engine', 'media', ...newsHubFolders].some(
    (folder) =>
      id.startsWith(join(root, folder, '/')) && !id.startsWith(join(root, folder, 'demo')),
  ) && !isDrawing(id)

/**
 * The chunks of the browser program. The framework has its own, because it changes less often than
 * the rest. The rest of the first page is one chunk, because code that is loaded together
 * compresses better together; the lower part is another. Code that only lazy parts share is in
 * further chunks, so that the first page does not wait for it.
 */
const chunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler)\//,
    priority: 3,
  },
  { ...shared('first', importedBy(appEntry)), minShareCount: 1, priority: 2 },
  { ...shared('lower', importedBy(lowerPart)), minShareCount: 1, priority: 1 },
  shared('drawing', isDrawing),
  shared('workspace', isCommon),
  shared('news-hub-more', isNewsHub),
]

function shared(name, holds) {
  const nameOf = (id, graph) => (holds(id, graph) ? name : null)
  return { name: nameOf, debugName: name, minShareCount: 2 }
}

/**
 * Says if a page has a file before it requests any lazy part. Lazy parts do not list such files as
 * dependencies, because the first page would then wait for them.
 */
const isAlreadyHere = (file) =>
  /\/(rolldown-runtime|framework|first|lower|workspace|news-hub-more)-[^/]+\.js$/.test(file)

/**
 * Selects the modules that a source imports, directly or not, but not what it loads later. The
 * source itself is left out, because its chunk would otherwise have to wait for the modules that
 * are imported from it.
 */
function importedBy(source) {
  return (id, graph) => {
    const found = new Set()
    function visit(each) {
      if (found.has(each)) return
      found.add(each)
      for (const next of graph.getModuleInfo(each)?.importedIds ?? []) visit(next)
    }
    visit(join(root, source))
    found.delete(join(root, source))
    return found.has(id)
  }
}

export async function buildWeb() {
  await rm(webFolder, { recursive: true, force: true })
  const app = await buildForBrowser(appEntry, { codeSplitting: { groups: chunks } })
  const begin = await buildForBrowser(beginEntry)
  const home = await buildForBrowser(homeEntry)
  const files = [...new Set([app, begin].flatMap(filesOf))].toSorted(byName)
  const version = createHash('sha256').update(files.join()).digest('base64url').slice(0, 12)
  const built = { ...(await readBuilt(app, home)), begin: `/${begin[beginEntry].file}`, version }
  await buildRenderer('web/render.tsx', 'render', join(dist, 'server'), built)
  await buildRenderer('web/prerender.tsx', 'prerender', prerenderFolder, built)
  const renderer = await import(pathToFileURL(join(prerenderFolder, 'prerender.js')).href)
  await writeAssetList(built, renderer.iconSheet)
  await buildWorker(version, keptFiles([app, begin], [appEntry, beginEntry]))
  await writePages(renderer)
  await writeSizes(built.begin, app, home)
  await packFolder(webFolder)
}

/** Builds for browsers, and returns the manifest of the build. */
async function buildForBrowser(entry, output = {}) {
  await build({
    root,
    // Files refer to each other by relative paths, so that the build can be served below any path.
    base: './',
    logLevel: 'warn',
    plugins: [browserSides(), withoutSchemas()],
    build: {
      outDir: webFolder,
      emptyOutDir: false,
      modulePreload: {
        resolveDependencies: (_, files) => files.filter((file) => !isAlreadyHere(file)),
      },
      manifest: 'manifest.json',
      rolldownOptions: {
        input: [entry],
        output,
      },
    },
  })
  const manifestPath = join(webFolder, 'manifest.json')
  const manifest = JSON.parse(await readFile(manifestPath, 'utf8'))
  await rm(manifestPath)
  return manifest
}

/**
 * Builds the renderer for Node with all its dependencies inside, and with the names of the built
 * files.
 */
async function buildRenderer(entry, name, outDir, built) {
  await rm(join(outDir, name), { recursive: true, force: true })
  const { output } = await build({
    root,
    logLevel: 'warn',
    plugins: [browserSides(), namedParts(root), builtAssets(built)],
    ssr: { noExternal: true },
    // Without this, React would check and trace each element on a server that is started without
    // NODE_ENV, which takes three times as long.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: { [name]: entry },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: `${name}/[name]-[hash].js`,
          // Names are not shortened, so that errors can be read.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  })
  await writeInAscii(output.map(({ fileName }) => join(outDir, fileName)))
}

function builtAssets(built) {
  const id = 'virtual:built-assets'
  return {
    name: 'built-assets',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? moduleOf(built) : null),
  }
}

/** The lists of lazy parts as a module. Each style is in it once, even if several parts use it. */
function moduleOf(built) {
  const styles = []
  const numberOf = (style) => {
    const at = styles.findIndex(({ address }) => address === style.address)
    return at < 0 ? styles.push(style) - 1 : at
  }
  const marked = JSON.stringify(built, (key, value) =>
    key === 'styles' ? value.map((style) => `style ${numberOf(style)}`) : value,
  )
  const named = marked.replaceAll(/"style (\d+)"/g, 'styles[$1]')
  return `const styles = ${JSON.stringify(styles)}; export const built = ${named}`
}

/** Reads the files that pages refer to, and the styles that are inlined in them. */
async function readBuilt(appManifest, homeManifest) {
  const styles = { ...(await readStyles(appManifest)), ...(await readStyles(homeManifest)) }
  const named = ({ modules: [script, ...modules], css }) => ({
    script,
    modules,
    styles: css.map((file) => styles[file]),
  })
  const app = partsOf(appManifest, appEntry)
  const lazy = Object.keys(appManifest).filter(
    (source) =>
      appManifest[source].isDynamicEntry &&
      /^(areas|platform)\/|live-door|more-screens/.test(source),
  )
  const parts = lazy.map((source) => {
    const { modules, css } = partsOf(appManifest, source, app)
    return [source, { modules, styles: css.map((file) => styles[file]) }]
  })
  return {
    fonts: filesOf(appManifest)
      .filter((file) => preloadedFonts.test(file))
      .map((file) => `/${file}`),
    app: named(app),
    home: named(partsOf(homeManifest, homeEntry)),
    parts: Object.fromEntries(parts),
  }
}

async function readStyles(manifest) {
  const files = filesOf(manifest).filter((file) => file.endsWith('.css'))
  const entries = files.map(async (file) => [
    file,
    { address: `/${file}`, text: rooted((await readFile(join(webFolder, file), 'utf8')).trim()) },
  ])
  return Object.fromEntries(await Promise.all(entries))
}

/** Makes the addresses of fonts in a style absolute, because the style is inlined in a page. */
function rooted(css) {
  return css.replaceAll(/url\((?:\.\/)?(?=[\w-]+\.\w+\))/g, 'url(/assets/')
}

/**
 * Writes a list for the server: the files that an empty page refers to, and the styles that a page
 * may contain.
 */
async function writeAssetList({ version, app, home, parts }, icons) {
  const all = [app, home, ...Object.values(parts)].flatMap(({ styles }) => styles)
  const hashes = all.map(({ address, text }) => [address, `sha256-${sha256(text)}`])
  await writeJson('assets.json', {
    version,
    scripts: [app.script],
    styles: app.styles.map(({ address }) => address),
    styleHashes: Object.fromEntries(hashes),
    icons,
  })
}

async function writePages({ renderHome, renderDemo }) {
  await mkdir(join(webFolder, 'demo'), { recursive: true })
  await writeFile(join(webFolder, 'index.html'), renderHome())
  await writeFile(join(webFolder, 'demo', 'index.html'), await renderDemo(new Date()))
}

/**
 * Writes the compressed sizes of the scripts of the feed, the drawings and the home page, and of
 * the built pages.
 */
async function writeSizes(begin, manifest, homeManifest) {
  const app = partsOf(manifest, appEntry)
  const first = [begin, ...app.modules]
  const live = partsOf(manifest, liveDoorPart, app).modules
  const drawing = partsOf(manifest, drawingPart, app).modules
  const choosing = partsOf(manifest, choosingPart, app).modules
  const motifs = Object.keys(manifest).filter((source) =>
    /wire-photo\/motifs\/\w+\.ts$/.test(source),
  )
  const sizes = {
    demoScriptGzipBytes: await sumOf(first),
    liveScriptGzipBytes: await sumOf([...first, ...live]),
    drawingScriptGzipBytes: await sumOf(drawing),
    drawingWordsGzipBytes: await sumOf(choosing),
    drawingMotifsGzipBytes: await sumOf(motifs.map((source) => `/${manifest[source].file}`)),
    homeScriptGzipBytes: await sumOf(partsOf(homeManifest, homeEntry).modules),
    demoPageGzipBytes: await sumOf(['/demo/index.html']),
    homePageGzipBytes: await sumOf(['/index.html']),
  }
  await writeJson('sizes.json', sizes)
  for (const [name, bytes] of Object.entries(sizes)) {
    console.log(`${name.padEnd(24)} ${(bytes / 1000).toFixed(1).padStart(7)} kB`)
  }
}

async function sumOf(addresses) {
  const sizes = await Promise.all(addresses.map((address) => packedSize(join(webFolder, address))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const byName = (a, b) => (a < b ? -1 : 1)

function sha256(text) {
  return createHash('sha256').update(text).digest('base64')
}

async function writeJson(name, value) {
  await writeFile(join(webFolder, name), `${JSON.stringify(value, null, 2)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb()
