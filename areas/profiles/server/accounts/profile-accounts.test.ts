import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { serverAccounts } from '#platform/connections/server/accounts/accounts-api.ts'
import { serverAccountActions } from '#platform/connections/server/actions/actions-api.ts'
import { checkDueAccounts } from '#platform/connections/server/accounts/check-due.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { serverProfileContext } from '../profile-context-api.ts'
import { profileTerms } from '../meaning/profile-terms.ts'
import { serverProfiles } from '../profiles-api.ts'
import { headingsIn, repositoriesIn } from './github-texts.ts'
import { readDueAccounts } from './read-accounts.ts'

const API = 'https://api.github.com'
const PAGE = 'https://harbour.example/team'

let tools: TestTools
let id: string
beforeEach(async () => {
  tools = await testTools()
  id = (await profiles().listProfiles({}))[0]!.id
})
afterEach(() => tools.close())

const profiles = () => serverProfiles(tools.desk)
const context = () => serverProfileContext(tools.desk)
const accounts = () => serverAccounts(tools.desk)
const later = (hours: number) => tools.setNow(new Date(tools.now().getTime() + hours * 3_600_000))
const add = (kind: string, values: Record<string, string>) =>
  accounts().saveAccount({
    kind,
    name: 'Mine',
    values: Object.entries(values).map(([name, value]) => ({ name, value })),
  })
const integration = async (kind: string) =>
  (await profiles().listProfiles({}))[0]!.integrations.find((one) => one.id === kind)!
const raised = async () => [...(await profileTerms(tools.db, tools.readerId, id)).keys()]

function serveGitHub(): void {
  tools.web.set(`${API}/user`, '{}')
  const repositories = [
    {
      full_name: 'mira/berth-planner',
      name: 'berth-planner',
      description: 'Plans quays',
      language: 'Rust',
      topics: ['pilotage'],
    },
  ]
  tools.web.set(`${API}/user/repos?sort=pushed&per_page=30`, JSON.stringify(repositories))
  tools.web.set(`${API}/repos/mira/berth-planner/readme`, '# Dredging windows\nNo word of seals')
}

describe('A GitHub account', () => {
  test('is read only for profiles that may use it', async () => {
    serveGitHub()
    const saved = await add('github', { token: 'ghp-secret' })
    const other = await profiles().createProfile({ name: 'Other', description: '' })
    expect(await accounts().listUsers({})).toEqual([
      { id: `profile/${id}`, name: 'Profile “My profile”' },
      { id: `profile/${other.id}`, name: 'Profile “Other”' },
      { id: 'ai-content', name: 'AI Content' },
    ])
    await accounts().allowUsers({ id: saved.id, users: [`profile/${other.id}`] })
    const use = (profile: string) =>
      context().useAccount({ id: profile, account: saved.id, isUsed: true })
    await expect(use(id)).rejects.toThrow('may not be used here')
    await use(other.id)
    await accounts().allowUsers({ id: saved.id, users: [] })
    await readDueAccounts.run(tools, {})
    const { integrations } = (await profiles().listProfiles({}))[1]!
    expect(integrations.find((one) => one.id === 'github')!.accounts).toMatchObject([
      { problem: expect.stringContaining('Allow it under Connected accounts') },
    ])
  })

  test('opens issues and adds comments, with a token that allows it', async () => {
    serveGitHub()
    const { id } = await add('github', { token: 'ghp-secret' })
    const issues = `${API}/repos/mira/berth-planner/issues`
    tools.web.set(issues, '{"number":12,"html_url":"https://github.example/12"}')
    tools.web.set(`${issues}/12/comments`, '{"id":5,"html_url":"https://github.example/5"}')
    const act = (account: string, action: string, values: Record<string, string>) =>
      serverAccountActions(tools.desk).tryAction({
        ...{ account, action },
        values: Object.entries(values).map(([name, value]) => ({ name, value })),
      })
    const repository = 'mira/berth-planner'
    expect(await act(id, 'create-issue', { repository, title: 'Low water' })).toEqual({
      said: 'Issue 12 was opened',
      details: 'https://github.example/12',
    })
    const comment = { repository, issue: '12', body: 'Again' }
    expect((await act(id, 'create-comment', comment)).said).toBe('The comment was added')
    await expect(act(id, 'create-comment', { ...comment, issue: '13' })).rejects.toThrow(
      'whether the token may write issues',
    )
    tools.web.set(`${API}/users/mira`, '{}')
    const reading = await add('github', { user: 'mira' })
    await expect(act(reading.id, 'create-comment', comment)).rejects.toThrow('needs a token')
  })

  test('gives its words to the profile that draws on it, until it is removed', async () => {
    serveGitHub()
    const saved = await add('github', { token: 'ghp-secret' })
    expect(saved).toMatchObject({ trouble: null, found: 'The token works' })
    await context().useAccount({ id, account: saved.id, isUsed: true })
    expect(await accounts().listAccounts({})).toMatchObject([
      { uses: [{ name: 'Profile “My profile”' }] },
    ])
    await readDueAccounts.run(tools, {})
    expect(await integration('github')).toMatchObject({
      connected: true,
      accounts: [{ name: 'Mine', isConnected: true, words: 8, problem: null }],
    })
    expect(await raised()).toEqual(expect.arrayContaining(['pilotag', 'dredg', 'rust', 'quay']))
    expect(await raised()).not.toContain('seal')

    await accounts().removeAccount({ id: saved.id })
    expect(await raised()).toEqual([])
    await accounts().restoreAccount({ id: saved.id })
    expect(await raised()).toContain('dredg')
    await context().useAccount({ id, account: saved.id, isUsed: false })
    expect(await raised()).toEqual([])
    expect((await integration('github')).connected).toBe(false)
  })

  test.each([
    [401, /^The token was refused\. Make a new one at github\.com\/settings\/tokens/],
    [403, /^The token may not read repositories/],
    [503, /^api\.github\.com answered with the status 503/],
  ])('that is answered with %s says what to do', async (status, words) => {
    tools.web.set(`${API}/user`, { status, body: Buffer.from('ghp-secret') })
    const { trouble } = await add('github', { token: 'ghp-secret' })
    expect(trouble).toMatch(words)
    expect(trouble).not.toContain('ghp-secret')
  })

  test('needs a user or a token, and a user that exists', async () => {
    expect((await add('github', {})).trouble).toContain('Enter a user or a token')
    expect((await add('github', { user: 'nobody' })).trouble).toContain('no user “nobody”')
  })

  test('keeps its earlier text if it cannot be read again, and says why', async () => {
    serveGitHub()
    const saved = await add('github', { token: 'ghp-secret' })
    await context().useAccount({ id, account: saved.id, isUsed: true })
    await readDueAccounts.run(tools, {})
    tools.web.set(`${API}/user/repos?sort=pushed&per_page=30`, { status: 401 })
    later(24 * 7)
    await readDueAccounts.run(tools, {})
    const [account] = (await integration('github')).accounts!
    expect(account!.problem).toContain('The token was refused')
    expect(account!.words).toBe(8)
  })
})

describe('A web page', () => {
  const page = (word: string) =>
    `<article><h1>Team</h1><p>We repair ${word} on the quay of Marlow every morning.</p></article>`

  test('is read again each week, and forgotten with its account', async () => {
    tools.web.set(PAGE, page('trawlers'))
    const saved = await add('web-page', { address: PAGE })
    await context().useAccount({ id, account: saved.id, isUsed: true })
    await readDueAccounts.run(tools, {})
    expect(await raised()).toContain('trawler')
    tools.web.set(PAGE, page('lighthouses'))
    later(24 * 6)
    await readDueAccounts.run(tools, {})
    expect(await raised()).not.toContain('lighthous')
    later(25)
    await readDueAccounts.run(tools, {})
    expect(await raised()).toContain('lighthous')

    const copy = await profiles().copyProfile({ id })
    expect([...(await profileTerms(tools.db, tools.readerId, copy.id)).keys()]).toContain(
      'lighthous',
    )
    await accounts().removeAccount({ id: saved.id })
    later(2)
    await checkDueAccounts.run(tools, {})
    await expect(context().useAccount({ id, account: saved.id, isUsed: true })).rejects.toThrow(
      'already gone',
    )
  })
})

test('services that cannot be connected say what they would need', async () => {
  const [{ integrations } = { integrations: [] }] = await profiles().listProfiles({})
  expect(integrations.map(({ name }) => name)).toEqual([
    'Notion',
    'Google Drive',
    'Slack',
    'GitHub',
    'X',
    'Reddit',
    'Web page',
    'Discord',
  ])
  for (const { accounts, missing } of integrations)
    expect(accounts === undefined).toBe(missing !== undefined)
})

test('answers of GitHub are checked, and only headings are read of a README', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(() => repositoriesIn(bytes('{"message":"no"}'))).toThrow('something other than')
  expect(() => repositoriesIn(bytes('<html>'))).toThrow('something other than')
  expect(() => repositoriesIn(bytes('['.repeat(50_000)))).toThrow('nested')
  expect(headingsIn(bytes('# One\n```\n# Code\n```\n#Two\n### Three'))).toEqual(['One', 'Three'])
})
