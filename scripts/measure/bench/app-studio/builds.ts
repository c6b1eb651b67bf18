import { pino } from 'pino'
import { openBuilder } from '#areas/app-studio/server/build/builder.ts'
import type { ProjectFiles } from '#areas/app-studio/server/build/build-work.ts'
import { filesOf, templates } from '#areas/app-studio/server/templates.ts'
import { ProcessTree } from '../../../gate/cost/process-tree.ts'
import type { Measured } from '../measured.ts'
import { median, timed } from '../statistics.ts'

const TIMES = 40
const LARGE = 300

/**
 * Measures builds of templates while they are edited: one module is changed before each build, as
 * by a save.
 */
export async function measureBuilds(): Promise<Measured> {
  const builder = openBuilder({
    log: pino({ level: 'silent' }),
    archiveOf: () => Promise.reject(new Error('There are no packages.')),
  })
  const tree = new ProcessTree(process.pid)
  const build = (files: ProjectFiles) => builder.build({ makes: { kind: 'site' }, files })
  const measured: Measured = {}
  try {
    const { ms: first } = await timed(async () => build(await filesOf(templates[1]!)))
    measured['first build with its process, ms'] = round(first)
    const projects = [
      ...(await Promise.all(
        templates
          .filter(({ id }) => id !== 'website')
          .map(async (template) => [template.id, await filesOf(template)] as const),
      )),
      [`${LARGE} modules`, largeProject()] as const,
    ]
    for (const [name, files] of projects) {
      await build(files)
      const before = cpuMs(tree)
      const wall: number[] = []
      for (let nth = 0; nth < TIMES; nth++)
        wall.push((await timed(() => build(saved(files, nth)))).ms)
      measured[`${name}, CPU ms a build`] = round((cpuMs(tree) - before) / TIMES)
      measured[`${name}, ms a build, median`] = round(median(wall))
    }
  } finally {
    await builder.close()
  }
  return measured
}

function saved(files: ProjectFiles, nth: number): ProjectFiles {
  const [path] = [...files.keys()].filter((each) => /^src\/(?:main|App|popup)\.tsx?$/.test(each))
  const text = Buffer.from(files.get(path!)!).toString()
  return new Map([...files, [path!, Buffer.from(`${text}\nconsole.log(${nth})\n`)]])
}

function largeProject(): ProjectFiles {
  const module = (nth: number) =>
    `import { useState } from 'react'\nexport function Part${nth}({ name }: { name: string }) {\n  const [count, setCount] = useState(${nth})\n  return <li onClick={() => setCount(count + 1)}>{name} {count}</li>\n}\n`
  const numbers = Array.from({ length: LARGE }, (_, nth) => nth)
  const main = `import { createRoot } from 'react-dom/client'\n${numbers.map((nth) => `import { Part${nth} } from './part-${nth}.tsx'`).join('\n')}\ncreateRoot(document.body).render(<ul>${numbers.map((nth) => `<Part${nth} name="x" />`).join('')}</ul>)`
  const texts: [string, string][] = [
    ['index.html', '<script type="module" src="./src/main.tsx"></script>'],
    ['src/main.tsx', main],
    ...numbers.map((nth): [string, string] => [`src/part-${nth}.tsx`, module(nth)]),
  ]
  return new Map(texts.map(([path, text]) => [path, Buffer.from(text)]))
}

/** The CPU time of this process, the one that builds, and the bundler together. */
function cpuMs(tree: ProcessTree): number {
  return [...tree.look().values()].reduce((sum, { ownS }) => sum + ownS * 1000, 0)
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10
}
