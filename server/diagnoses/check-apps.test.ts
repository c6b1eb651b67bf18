import { afterEach, expect, test } from 'vitest'
import { openTestListener, page } from '../second-listener/test-listener.ts'
import { checkAppsDomain } from './check-apps.ts'

const apps = { port: 1, isChosen: false, domain: 'apps.example.org' }

let listener: Awaited<ReturnType<typeof openTestListener>> | null = null
afterEach(async () => {
  await listener?.close()
  listener = null
})

/** A resolver that finds every name on this machine. */
const here = {
  lookup: async () => {},
  load: (address: string) => listener!.ask(new URL(address).host),
}

test('names below the domain have to be found, and what to add is said', async () => {
  const nowhere = { ...here, lookup: () => Promise.reject(new Error('ENOTFOUND')) }
  await expect(checkAppsDomain(apps, null, true, nowhere)).rejects.toThrow('"*.apps.example.org. A')
  expect(await checkAppsDomain(apps, null, false, here)).toContain('no server runs')
  expect(await checkAppsDomain({ ...apps, domain: null }, null, true)).toContain('APPS_DOMAIN')
  const away = { ...here, load: () => Promise.reject(new Error('timeout')) }
  expect(await checkAppsDomain(apps, null, true, away)).toContain('cannot be reached')
})

test('a name that leads to the listener is told from one that leads to something else', async () => {
  listener = await openTestListener({})
  const words = 'names below apps.example.org lead here'
  expect(await checkAppsDomain(apps, 'https://news.example.org', true, here)).toBe(words)
  await listener.close()
  listener = await openTestListener({ 'synthwire-doctor': page('a page of something else') })
  await expect(checkAppsDomain(apps, null, true, here)).rejects.toThrow('does not lead')
})
