import type { JSValueHandle } from 'quickjs-wasi'

/**
 * Copies a text out of a machine. Other values are not copied, because turning them into texts
 * would run code of the machine.
 */
export function textOf(value: JSValueHandle | undefined, most: number): string {
  return value?.isString ? value.toString().slice(0, most) : ''
}

/** The length of a text in a machine, read before the text is copied. */
export function lengthOf(value: JSValueHandle | undefined): number {
  return value?.isString ? value.length : 0
}
