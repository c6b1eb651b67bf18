import { LOCKS } from '../../limits.ts'
import type { SentForm } from '../visitors/forms/read-form.ts'

/** The password that a visitor typed, with single spaces and none at the ends. */
export function passwordIn(sent: SentForm | null): string {
  return sent?.line('password', LOCKS.characters) ?? ''
}

/** A password in the form in which visitors send it: with single spaces and none at the ends. */
export function asSent(password: string): string {
  return password.replaceAll(/\s{1,200}/gu, ' ').trim()
}
