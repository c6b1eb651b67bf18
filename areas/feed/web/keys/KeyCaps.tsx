import './KeyCaps.css'
import { standardKeys } from '../../keys.ts'

/** Shows one key, or two, as key caps. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className="key-caps">
      {capsOf(keys).map((cap, at) => (
        <kbd key={`${at} ${cap}`}>{cap}</kbd>
      ))}
    </span>
  )
}

function capsOf(keys: string): string[] {
  if (keys === standardKeys.palette) return keys.split(' ')
  return keys.split(' ').flatMap((key) => (isCapital(key) ? ['Shift', key] : [key]))
}

function isCapital(key: string): boolean {
  return key.length === 1 && key !== key.toLowerCase()
}
