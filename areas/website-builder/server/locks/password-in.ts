import { LOCKS } from '../../limits.ts'
import type { SentForm } from '../visitors/forms/read-form.ts'

/** The password that a visitor typed; spaces around it do not count, and several are one. */
export function passwordIn(sent: SentForm | null): string {
  return sent?.line('password', LOCKS.characters) ?? ''
}

/** A password as visitors can send it. */
export function asSent(password: string): string {
  return password.replaceAll(/\s{1,200}/gu, ' ').trim()
}
