import { afterEach, expect, test } from 'vitest'
import { openTestListener, page } from '../second-listener/test-listener.ts'
import { checkAppsDomain } from './check-apps.ts'

const apps = { port: 1, isChosen: false, domain: 'apps.example.org' }
const direct = { publicAddress: null, port: 4600 }
const proxied = { publicAddress: 'https://news.example.org', port: 4600 }

let listener: Awaited<ReturnType<typeof openTestListener>> | null = null
afterEach(async () => {
  await listener?.close()
  listener = null
})

/** A resolver for which every name leads to this machine. */
const here = {
  lookup: async () => {},
  load: (address: string) => listener!.ask(new URL(address).host),
}

test('names below the domain have to be found, and what to add is said', async () => {
  const nowhere = { ...here, lookup: () => Promise.reject(new Error('ENOTFOUND')) }
  await expect(checkAppsDomain(apps, direct, true, nowhere)).rejects.toThrow(
    '"*.apps.example.org. A',
  )
  expect(await checkAppsDomain(apps, direct, false, here)).toContain('no server runs')
  expect(await checkAppsDomain({ ...apps, domain: null }, direct, true)).toContain('APPS_DOMAIN')
  const away = { ...here, load: () => Promise.reject(new Error('timeout')) }
  expect(await checkAppsDomain(apps, direct, true, away)).toContain('cannot be reached')
})

test('a name that leads to the listener is told from one that leads to something else', async () => {
  listener = await openTestListener({})
  const words = 'names below apps.example.org lead here'
  expect(await checkAppsDomain(apps, proxied, true, here)).toBe(words)
  await listener.close()
  listener = await openTestListener({ 'synthwire-doctor': page('a page of something else') })
  await expect(checkAppsDomain(apps, direct, true, here)).rejects.toThrow('does not lead')
})
