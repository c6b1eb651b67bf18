import { Problem } from '#core/problem.ts'

/** Reads a switch: "1" is on; "0", an empty value and an absent variable are off. */
export function readSwitch(name: string, env: Record<string, string | undefined>): boolean {
  const text = env[name] || '0'
  if (text === '0' || text === '1') return text === '1'
  throw new Problem('invalid', `${name} is "${text}". Give 1 or 0.`)
}
