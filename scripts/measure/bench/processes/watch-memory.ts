import { readingProgram } from '#server/reading/reading-program.ts'
import { memoryOfTree, type ProcessMemory } from './memory.ts'

const LOOK_EVERY_MS = 700

/** The memory in MB (PSS) of each part of the program, and of all together. */
export type MemoryByPart = Record<
  'all' | 'web' | 'worker' | 'web and worker' | 'reading' | 'database',
  number
>

/** The memory of this process's descendants, without this process. */
export function memoryByPart(): MemoryByPart {
  const parts = { all: 0, web: 0, worker: 0, 'web and worker': 0, reading: 0, database: 0 }
  for (const one of memoryOfTree(process.pid)) {
    const part = partOf(one)
    if (part === null) continue
    parts[part] += one.pssMb
    parts.all += one.pssMb
  }
  return parts
}

/** Watches the memory, and remembers the moment when all parts together took most. */
export function watchMemory(): { most: () => MemoryByPart; stop: () => void } {
  let most = memoryByPart()
  const timer = setInterval(() => {
    const now = memoryByPart()
    if (now.all > most.all) most = now
  }, LOOK_EVERY_MS)
  return { most: () => most, stop: () => clearInterval(timer) }
}

/** The memory as text: "512 MB: web 90, worker 280, database 142". */
export function memoryInWords({ all, ...parts }: MemoryByPart): string {
  const named = Object.entries(parts)
    .filter(([, mb]) => mb > 0)
    .map(([part, mb]) => `${part} ${mb.toFixed(0)}`)
  return `${all.toFixed(0)} MB: ${named.join(', ')}`
}

function partOf({ command }: ProcessMemory): Exclude<keyof MemoryByPart, 'all'> | null {
  if (command.includes('postgres')) return 'database'
  if (command.includes(`/${readingProgram.name}.js`)) return 'reading'
  if (command.includes('server/main.js web')) return 'web'
  if (command.includes('server/main.js worker')) return 'worker'
  return command.includes('server/main.js start') ? 'web and worker' : null
}
