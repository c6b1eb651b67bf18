import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from './settings.ts'

test('without any variable the hub listens on this machine alone, over its own database', () => {
  expect(settings({})).toMatchObject({
    port: 4600,
    host: '127.0.0.1',
    databaseUrl: null,
    databaseDirectUrl: null,
    databaseReadUrl: null,
    allowPrivateFeeds: false,
    password: null,
    publicAddress: null,
    hosts: [],
    trustedProxies: [],
    proxy: null,
    mail: null,
    archives: null,
  })
})

test('an empty variable counts as absent', () => {
  const empty = {
    PORT: '',
    HOST: '',
    APPS_PORT: '',
    APPS_DOMAIN: '',
    SYNTHWIRE_DATA: '',
    DATABASE_URL: '',
    SYNTHWIRE_ALLOW_PRIVATE_FEEDS: '',
    SYNTHWIRE_PASSWORD: '',
    SYNTHWIRE_PASSWORD_FILE: '',
    SYNTHWIRE_HOSTS: '',
    SYNTHWIRE_TRUSTED_PROXIES: '',
    SYNTHWIRE_MAIL_HOST: '',
    SYNTHWIRE_MAIL_PORT: '',
  }
  expect(settings(empty)).toEqual(settings({}))
})

test('a password may stand in a file, which then has to hold one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'synthwire-password-'))
  const file = join(folder, 'password')
  const withFile = (more = {}) => settings({ SYNTHWIRE_PASSWORD_FILE: file, ...more }).password
  try {
    expect(withFile).toThrow('which cannot be read (ENOENT)')
    writeFileSync(file, '\n')
    expect(withFile).toThrow('first line is empty')
    writeFileSync(file, 'open sesame \r\nsecond line\n')
    expect(withFile()).toBe('open sesame ')
    expect(() => withFile({ SYNTHWIRE_PASSWORD: 'tea' })).toThrow('Keep one of them')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a data folder is meant from where the person is', () => {
  expect(settings({ SYNTHWIRE_DATA: 'news' }).dataFolder).toBe(`${process.cwd()}/news`)
})

test('a public address is that of a host, or of a path there', () => {
  const publicAddress = (text: string) => settings({ SYNTHWIRE_PUBLIC_ADDRESS: text }).publicAddress
  expect(publicAddress('https://news.example.org')).toBe('https://news.example.org')
  expect(publicAddress('HTTPS://News.example.org:8443/')).toBe('https://news.example.org:8443')
  expect(publicAddress('https://example.org/news')).toBe('https://example.org/news')
  expect(publicAddress('https://example.org/apps/My-News/')).toBe(
    'https://example.org/apps/My-News',
  )
  expect(() => publicAddress('news.example.org')).toThrow('like https://news.example.org')
  for (const path of ['//news', '/news?to=1', '/news#top', '/a/b/c/d/e', '/n%20w', '/né', '/a.b'])
    expect(() => publicAddress(`https://example.org${path}`)).toThrow('or https://example.org/news')
})

test('names of the hub are listed without protocol and port', () => {
  const hosts = (text: string) => settings({ SYNTHWIRE_HOSTS: text }).hosts
  expect(hosts(' Hub.lan, news.example.org. 192.168.1.20\n[2001:db8:0::7]')).toEqual([
    'hub.lan',
    'news.example.org',
    '192.168.1.20',
    '2001:db8::7',
  ])
  for (const wrong of [
    'https://hub.lan',
    'hub.lan:4600',
    '*.example.org',
    'hub/lan',
    '[::1',
    '*',
  ]) {
    expect(() => hosts(`hub.lan, ${wrong}`)).toThrow(`SYNTHWIRE_HOSTS names "${wrong}"`)
  }
})

test('hosts of frames are listed in the same way', () => {
  const hosts = (text: string) => settings({ SYNTHWIRE_FRAME_HOSTS: text }).frameHosts
  expect(hosts('Open.Spotify.com bandcamp.com')).toEqual(['open.spotify.com', 'bandcamp.com'])
  expect(hosts('')).toEqual([])
  expect(() => hosts('https://bandcamp.com')).toThrow('SYNTHWIRE_FRAME_HOSTS names')
})

test('trusted proxies are addresses and networks, and never everybody', () => {
  const proxies = (text: string) => settings({ SYNTHWIRE_TRUSTED_PROXIES: text }).trustedProxies
  expect(proxies(' 127.0.0.1, 10.0.0.0/8 ::1\nfd00::/8')).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
    'fd00::/8',
  ])
  const nonsense = [
    'proxy',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/x',
    '::1/129',
    '0.0.0.0/0',
    '::/0',
    '*',
  ]
  for (const wrong of [...nonsense, '1.2.3.4:80', '10.0.0.1-9', '10.0.0.0/8/8']) {
    expect(() => proxies(`127.0.0.1, ${wrong}`)).toThrow(
      `SYNTHWIRE_TRUSTED_PROXIES names "${wrong}". Give addresses and networks`,
    )
  }
})

test.each(['4600x', '-1', '65536', '4.6e3', ' '])('the port "%s" is refused, in words', (port) => {
  expect(() => settings({ PORT: port })).toThrow(/PORT is ".*"\. Give a number from 0 to 65535\./)
})

test('a switch is 1 or 0', () => {
  expect(settings({ SYNTHWIRE_ALLOW_PRIVATE_FEEDS: '1' }).allowPrivateFeeds).toBe(true)
  expect(() => settings({ SYNTHWIRE_ALLOW_PRIVATE_FEEDS: 'yes' })).toThrow('Give 1 or 0')
})

test('private feeds are let in from everywhere, from networks, or for owners', () => {
  const allowed = (text: string, who = '') =>
    settings({ SYNTHWIRE_ALLOW_PRIVATE_FEEDS: text, SYNTHWIRE_ALLOW_PRIVATE_FEEDS_FOR: who })
  expect(allowed('').allowPrivateFeeds).toBe(false)
  expect(allowed('192.168.1.0/24, fd12::/16').allowPrivateFeeds).toEqual([
    '192.168.1.0/24',
    'fd12::/16',
  ])
  expect(() => allowed('192.168.1.0/99')).toThrow('like 192.168.1.0/24')
  expect(allowed('1').privateFeedsAreOwners).toBe(false)
  expect(allowed('1', 'owner').privateFeedsAreOwners).toBe(true)
  expect(() => allowed('1', 'me')).toThrow('Give everybody or owner')
})

test('an address of something else than PostgreSQL is refused without repeating its password', () => {
  const refused = () => settings({ DATABASE_URL: 'mysql://reader:secret@localhost/news' })
  expect(refused).toThrow('DATABASE_URL does not begin with postgres://')
  expect(refused).not.toThrow(/secret/)
})

test('mail is received once a host name and a port are given', () => {
  const mail = (host: string, port: string) =>
    settings({ SYNTHWIRE_MAIL_HOST: host, SYNTHWIRE_MAIL_PORT: port }).mail
  expect(mail('Mail.example.org', '25')).toEqual({
    host: 'mail.example.org',
    port: 25,
    listenOn: null,
  })
  expect(mail('mail.example.org', '127.0.0.1:2525')).toMatchObject({
    port: 2525,
    listenOn: '127.0.0.1',
  })
  expect(mail('mail.example.org', '[::1]:2525')).toMatchObject({ port: 2525, listenOn: '::1' })
  expect(() => mail('mail.example.org', '')).toThrow('both SYNTHWIRE_MAIL_HOST')
  expect(() => mail('', '25')).toThrow('both SYNTHWIRE_MAIL_HOST')
  expect(() => mail('me@example.org', '25')).toThrow('Give a host name')
  expect(() => mail('mail.example.org', 'smtp')).toThrow('SYNTHWIRE_MAIL_PORT is "smtp"')
  expect(() => mail('mail.example.org', '70000')).toThrow('Give a number from 1 to 65535')
})

const apps = (env: Record<string, string>) => settings(env).apps

test('apps and sites stand at the port behind that of the hub, unless one is chosen', () => {
  expect(apps({})).toEqual({ port: 4601, isChosen: false, domain: null, isHere: false })
  expect(apps({ PORT: '5180' })).toMatchObject({ port: 5181, isChosen: false })
  expect(apps({ PORT: '0' })).toMatchObject({ port: 0, isChosen: false })
  expect(apps({ PORT: '65535' })).toMatchObject({ port: 65534 })
  expect(apps({ APPS_PORT: '80' })).toMatchObject({ port: 80, isChosen: true })
  expect(apps({ APPS_PORT: 'off', APPS_DOMAIN: 'apps.example.org' })).toBeNull()
})

test('a port of the hub, or what is none, is refused with what to do', () => {
  expect(() => apps({ APPS_PORT: '4600' })).toThrow('APPS_PORT and PORT are both 4600')
  expect(apps({ PORT: '0', APPS_PORT: '0' })).toMatchObject({ port: 0 })
  for (const text of ['65536', 'no', '-1', '4601 '])
    expect(() => apps({ APPS_PORT: text }), text).toThrow('APPS_PORT is')
})

test('a domain is a name with a dot, in one writing', () => {
  expect(apps({ APPS_DOMAIN: 'Apps.Example.ORG.' })).toMatchObject({ domain: 'apps.example.org' })
  const wrong = ['apps', '*.example.org', 'https://example.org', '192.0.2.7', '[::1]', 'a b.org']
  for (const domain of [...wrong, 'x.localhost', 'example.org:80', 'example.org/apps'])
    expect(() => apps({ APPS_DOMAIN: domain }), domain).toThrow('APPS_DOMAIN is')
})
