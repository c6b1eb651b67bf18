import type { TestOutcome } from '../../contracts/mail.ts'

/** The result of a test in words: "Sent. The server answered: 250 OK". */
export function testWords({ error, answer }: TestOutcome): string {
  if (error !== null) return `Not sent: ${error}`
  return answer === null ? 'Sent.' : `Sent. The server answered: ${answer}`
}
