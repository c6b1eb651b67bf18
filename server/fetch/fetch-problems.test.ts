import { expect, test } from 'vitest'
import { ServerIsBusy, problemOfFetch } from './fetch-problems.ts'

const url = new URL('https://harbour.example/feed')
const failed = (code: string) =>
  new TypeError('failed', { cause: Object.assign(new Error(code), { code }) })

test.each(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOBUFS', 'EADDRNOTAVAIL'])(
  'what this machine is short of (%s) is not said of a publisher',
  (code) => {
    const problem = problemOfFetch(failed(code), url)
    expect(problem).toBeInstanceOf(ServerIsBusy)
    expect(problem.message).toContain('This server was too busy to reach harbour.example')
  },
)

test.each(['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'])(
  'a connection that is not taken (%s) is no answer that was broken off',
  (code) => {
    const { message } = problemOfFetch(failed(code), url)
    expect(message).toContain('harbour.example did not accept the connection in time')
  },
)
