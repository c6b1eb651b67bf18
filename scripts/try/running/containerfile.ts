/** One instruction of a Containerfile, on one line: continued lines are joined. */
export interface Step {
  instruction: string
  text: string
}

export interface Stage {
  name: string | null
  from: string
  steps: Step[]
}

/** The instructions besides FROM that our Containerfile uses; no others are understood. */
const KNOWN = new Set([
  ...['RUN', 'COPY', 'WORKDIR', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL'],
  ...['HEALTHCHECK', 'ENTRYPOINT', 'CMD'],
])

/**
 * Reads the stages of a Containerfile. Fails at an unknown instruction, so that no step is skipped.
 */
export function readContainerfile(text: string): Stage[] {
  const stages: Stage[] = []
  for (const { instruction, text: rest } of readSteps(text)) {
    if (instruction === 'FROM') {
      const [, from, name] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? []
      if (!from) throw new Error(`Not understood: FROM ${rest}`)
      stages.push({ name: name ?? null, from, steps: [] })
    } else if (KNOWN.has(instruction) && stages.length > 0) {
      stages.at(-1)!.steps.push({ instruction, text: rest })
    } else {
      throw new Error(`Not understood: ${instruction} ${rest}`)
    }
  }
  return stages
}

function readSteps(text: string): Step[] {
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line))
  return lines
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      // safe expression: it reads a file of ours
      const [, instruction = '', rest = ''] = /^\s*(\S+)\s*(.*)$/.exec(line)!
      return { instruction: instruction.toUpperCase(), text: rest.trim() }
    })
}

export interface Copy {
  /** The stage to copy from; null for the checkout. */
  from: string | null
  sources: string[]
  target: string
}

export function readCopy(text: string): Copy {
  const words = text.split(/\s+/)
  const options = words.filter((word) => word.startsWith('--'))
  const from = options.find((option) => option.startsWith('--from='))?.slice('--from='.length)
  if (options.length > (from ? 1 : 0)) throw new Error(`Not understood: COPY ${text}`)
  const paths = words.slice(options.length)
  return { from: from ?? null, sources: paths.slice(0, -1), target: paths.at(-1)! }
}

/** Reads assignments NAME=value without quotes. */
export function readAssignments(text: string): Record<string, string> {
  if (/["'\\$]/.test(text)) throw new Error(`Not understood: ENV ${text}`)
  return Object.fromEntries(
    text.split(/\s+/).map((word) => {
      const at = word.indexOf('=')
      if (at < 1) throw new Error(`Not understood: ENV ${text}`)
      return [word.slice(0, at), word.slice(at + 1)]
    }),
  )
}

/** The words of ENTRYPOINT, CMD and HEALTHCHECK CMD, which we write as JSON. */
export function readCommand(text: string): string[] {
  const [json] = /\[.*\]$/.exec(text) ?? [] // safe expression: it reads a file of ours
  if (!json) throw new Error(`Not understood: ${text}`)
  return JSON.parse(json) as string[]
}
