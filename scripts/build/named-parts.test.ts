import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { namedParts } from './named-parts.mjs'

test('A lazy part is told its file, however its load function is written', async () => {
  expect(await named("lazyPart(async () => (await import('./A.tsx')).A)")).toContain(
    ').A, "areas/A.tsx")',
  )
  expect(
    await named(
      "lazyPart(load); async function load(again) { if (again) load(); return (await import('./A.tsx')).A }",
    ),
  ).toContain('lazyPart(load, "areas/A.tsx")')
  expect(
    await named("const load = async () => (await import('./A.tsx')).A; lazyPart(load)"),
  ).toContain('lazyPart(load, "areas/A.tsx")')
  expect(
    await named("const many = () => import('./A.tsx'); lazyPart(async () => (await many()).A)"),
  ).toContain('.A, "areas/A.tsx")')
})

test('A lazy part is told its file beside variables of other kinds', async () => {
  expect(
    await named(
      "const [a, b] = many(); let c; const { d } = a; lazyPart(async () => (await import('./A.tsx')).A)",
    ),
  ).toContain(').A, "areas/A.tsx")')
})

test('A lazy part whose load function comes from elsewhere stays as it is', async () => {
  const code = "import { load } from './load.ts'; lazyPart(load)"
  expect(await named(code)).toBe(code)
})

async function named(code: string): Promise<string> {
  const { transform } = namedParts('/house') as unknown as {
    transform: (this: object, code: string, file: string) => Promise<{ code: string }>
  }
  const builder = {
    parse: (text: string) => parseAst(text),
    resolve: async (source: string) => ({ id: `/house/areas/${source.slice(2)}` }),
  }
  return (await transform.call(builder, code, '/house/areas/File.tsx')).code
}
