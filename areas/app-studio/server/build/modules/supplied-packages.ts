import { createRequire } from 'node:module'
import { build } from '../bundler.ts'
import type { BuiltFile } from '../build-work.ts'
import { builtFile } from '../files/built-file.ts'

/** Modules of React that come with the server, so that projects need no registry for them. */
export const suppliedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
] as const

export interface SuppliedPackages {
  /** The names of the built files, by module. */
  names: ReadonlyMap<string, string>
  files: readonly BuiltFile[]
}

let made: Promise<SuppliedPackages> | null = null

/** Builds the packages that come with the server from its own files, once per process. */
export function suppliedPackages(): Promise<SuppliedPackages> {
  made ??= buildSupplied()
  return made
}

async function buildSupplied(): Promise<SuppliedPackages> {
  process.env['NODE_ENV'] = 'production'
  const require = createRequire(import.meta.url)
  const { outputFiles, metafile } = await build({
    entryPoints: Object.fromEntries(
      suppliedModules.map((name) => [name.replaceAll('/', '-'), `supplied:${name}`]),
    ),
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    outdir: '/built',
    entryNames: '[name]-[hash]',
    chunkNames: 'react-parts-[hash]',
    target: 'es2022',
    legalComments: 'inline',
    tsconfigRaw: '{}',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'supplied',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^supplied:/ }, ({ path }) => ({
            path: path.slice('supplied:'.length),
            namespace: 'supplied',
          }))
          onResolve({ filter: /^[a-z]/ }, ({ path, resolveDir }) => ({
            path: require.resolve(path, resolveDir ? { paths: [resolveDir] } : undefined),
          }))
          onLoad({ filter: /./, namespace: 'supplied' }, ({ path }) => ({
            contents: withNames(path, Object.keys(require(path) as object)),
          }))
        },
      },
    ],
  })
  const names = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint ? [[entryPoint.replace('supplied:', ''), fileName(file)] as const] : [],
  )
  return {
    names: new Map(names),
    files: outputFiles.map(({ path, contents }) => builtFile(`built/${fileName(path)}`, contents)),
  }
}

/** Adds the names of a module's exports. React is CommonJS, so a bundler cannot find them. */
function withNames(module: string, names: string[]): string {
  return `import all from '${module}'; export const { ${names.join(', ')} } = all; export default all`
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
