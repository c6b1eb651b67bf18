import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serverFiles } from '#platform/files/server/api.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { serverArticles } from '#areas/articles/server/page/api.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { fillWithNewswire } from '#areas/sources/server/following/test-newswire.ts'
import { serverProfileContext } from './profile-context-api.ts'
import { profileTerms } from './meaning/profile-terms.ts'
import { serverProfiles } from './profiles-api.ts'
import { readProfileLink } from './read-link.ts'
import { docxOf, pdfOf } from '#platform/files/server/test-documents.ts'

let tools: TestTools
let profiles: ReturnType<typeof serverProfiles>
let context: ReturnType<typeof serverProfileContext>

beforeEach(async () => {
  tools = await testTools()
  profiles = serverProfiles(tools.desk)
  context = serverProfileContext(tools.desk)
})
afterEach(() => tools.close())

async function first() {
  return (await profiles.listProfiles({}))[0]!
}

function file(name: string, bytes: Uint8Array) {
  return { name, bytes: bytes.length, content: Buffer.from(bytes).toString('base64') }
}

/** Stems with which the profile ranks articles higher, strongest first. */
async function raised(id: string): Promise<string[]> {
  const terms = await profileTerms(tools.db, tools.readerId, id)
  return [...terms].filter(([, weight]) => weight > 0).map(([stem]) => stem)
}

describe('an uploaded document', () => {
  const originals = () => serverFiles(tools.desk).listFiles({})

  it('is kept unchanged, once for all copies of its profile, and deleted with the last of them', async () => {
    const { id } = await profiles.createProfile({ name: 'Harbour', description: '' })
    const plan = pdfOf('Cranes at the harbour')
    await profiles.addFiles({ id, files: [file('plan.pdf', plan)] })
    expect(await originals()).toMatchObject([{ name: 'plan.pdf', type: 'application/pdf' }])
    const copy = await profiles.copyProfile({ id })
    expect(await serverFiles(tools.desk).getUsage({})).toMatchObject({
      files: 2,
      usedBytes: plan.length,
    })

    await context.removeFile({ id, file: await documentOf(id) })
    expect(await originals()).toHaveLength(1)
    await profiles.deleteProfile({ id: copy.id })
    expect(await originals()).toEqual([])
  })

  it('leaves its words in the profile when the original is deleted', async () => {
    const { id } = await profiles.createProfile({ name: 'Harbour', description: '' })
    await profiles.addFiles({ id, files: [file('plan.pdf', pdfOf('Cranes at the harbour'))] })
    const [original] = await originals()
    await serverFiles(tools.desk).deleteFile({ id: original!.id })
    expect(await raised(id)).toContain('crane')
    expect(await profiles.copyProfile({ id })).toMatchObject({ uploadedFiles: [{ words: 4 }] })
  })

  it('is not kept if another one of the same upload cannot be read', async () => {
    const { id } = await first()
    const files = [
      file('plan.pdf', pdfOf('Cranes at the harbour')),
      file('fake.pdf', new TextEncoder().encode('no')),
    ]
    await expect(profiles.addFiles({ id, files })).rejects.toThrow('is not a PDF')
    expect(await originals()).toEqual([])
    expect(await readdir(join(tools.dataFolder, 'media', 'contents', 'arriving'))).toEqual([])
  })

  async function documentOf(id: string): Promise<string> {
    const profile = (await profiles.listProfiles({})).find((one) => one.id === id)
    return profile!.uploadedFiles[0]!.id
  }
})

describe('profiles that are kept', () => {
  it('begin with one profile, even if two requests come at once', async () => {
    await Promise.all([profiles.listProfiles({}), profiles.listProfiles({})])
    expect(await profiles.listProfiles({})).toMatchObject([{ name: 'My profile', color: 'blue' }])
  })

  it('are created yellow, copied with all that they hold, and deleted but for the last', async () => {
    const { id: firstId } = await first()
    const { id } = await profiles.createProfile({ name: ' Harbour ', description: '' })
    await profiles.addFiles({ id, files: [file('plan.pdf', pdfOf('Cranes at the harbour'))] })
    await profiles.addLink({ id, url: 'https://harbour.example/plan', type: 'website' })
    await profiles.saveInstructions({ id, instructions: 'Berths first' })

    const copy = await profiles.copyProfile({ id })
    expect(copy).toMatchObject({
      name: 'Harbour (Copy)',
      color: 'yellow',
      instructions: 'Berths first',
      uploadedFiles: [{ name: 'plan.pdf', type: 'PDF', words: 4 }],
      linkedResources: [{ title: 'harbour.example', words: null, problem: null }],
    })
    expect(await raised(copy.id)).toEqual(expect.arrayContaining(['berth', 'crane']))

    await profiles.deleteProfile({ id: firstId })
    await profiles.deleteProfile({ id })
    await expect(profiles.deleteProfile({ id: copy.id })).rejects.toThrow(
      'The last profile cannot be deleted.',
    )
    await expect(profiles.copyProfile({ id })).rejects.toThrow('That profile is already gone.')
  })

  it('belong to one reader', async () => {
    const { id } = await first()
    await tools.db.run(sql`insert into readers (id, name) values ('other', 'Other')`)
    const others = serverProfiles(deskOf(tools, 'other'))
    expect((await others.listProfiles({})).map((profile) => profile.id)).not.toContain(id)
    await expect(others.saveInstructions({ id, instructions: 'x' })).rejects.toThrow(/gone/)
    expect(await profileTerms(tools.db, 'other', id)).toEqual(new Map())
  })

  it('read uploads, and keep their earlier content if that fails', async () => {
    const { id } = await first()
    await profiles.addFiles({ id, files: [file('plan.docx', docxOf('Cranes at the harbour'))] })
    await expect(
      profiles.addFiles({ id, files: [file('fake.pdf', new TextEncoder().encode('no'))] }),
    ).rejects.toThrow('“fake.pdf” is not a PDF')
    await expect(
      profiles.addFiles({ id, files: [file('big.txt', new Uint8Array(10_000_001))] }),
    ).rejects.toThrow('“big.txt” is a little over 10 MB, and up to 10 MB can be read')
    await expect(profiles.addFiles({ id, files: [{ name: 'a.txt', bytes: 1 }] })).rejects.toThrow(
      'without content',
    )
    expect((await first()).uploadedFiles).toMatchObject([{ name: 'plan.docx' }])

    await context.removeFile({ id, file: (await first()).uploadedFiles[0]!.id })
    expect(await raised(id)).toEqual([])
  })

  it('read their links: pages, feeds and data; or say why not', async () => {
    const { id } = await first()
    const page = `<article><h1>The plan</h1>${'<p>Cranes lift containers at the harbour all day, and the berths are full of ships.</p>'.repeat(5)}</article>`
    tools.web.set('https://a.example/', {
      headers: { 'content-type': 'text/html' },
      body: Buffer.from(page),
    })
    tools.web.set('https://b.example/feed', {
      headers: { 'content-type': 'application/rss+xml' },
      body: Buffer.from(
        '<rss version="2.0"><channel><title>B</title><item><title>Ferries return</title></item></channel></rss>',
      ),
    })
    tools.web.set('https://c.example/api', {
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ rows: [{ note: 'Dredging begins' }] })),
    })
    await profiles.addLink({ id, url: 'https://a.example/', type: 'website' })
    await profiles.addLink({ id, url: 'https://b.example/feed', type: 'rss' })
    await profiles.addLink({ id, url: 'https://c.example/api', type: 'api' })
    await profiles.addLink({ id, url: 'https://d.example/', type: 'website' })
    for (const { id: link } of (await first()).linkedResources) {
      await readProfileLink.run(tools, { link })
    }
    const links = (await first()).linkedResources
    expect(links.map(({ words }) => words)).toEqual([expect.any(Number), 2, 2, null])
    expect(links[0]!.words).toBeGreaterThan(60)
    expect(links[3]!.problem).toMatch(/no longer has a page at this address/)
    expect(await raised(id)).toEqual(expect.arrayContaining(['crane', 'ferri', 'dredg']))

    await expect(profiles.addLink({ id, url: 'not a url', type: 'website' })).rejects.toThrow(
      'Enter a full web address',
    )
    await context.removeLink({ id, link: links[0]!.id })
    expect(await raised(id)).not.toContain('crane')
  })

  it('are exported to a file, and imported from it', async () => {
    const { id } = await first()
    await profiles.saveInstructions({ id, instructions: 'Berths, no shares' })
    await profiles.toggleTopic({ id, topic: 'Science' })
    await profiles.addFiles({ id, files: [file('plan.pdf', pdfOf('Cranes at the harbour'))] })
    const { name, text } = await context.writeProfiles({})
    expect(name).toBe('synthwire-profiles-2026-03-02.json')

    expect(await context.readProfiles({ text })).toEqual({ added: 1 })
    const [original, back] = await profiles.listProfiles({})
    const { id: _, createdAt: __, uploadedFiles: files, ...rest } = original!
    expect(back).toMatchObject(rest)
    expect(back!.uploadedFiles).toMatchObject(files.map(({ name, words }) => ({ name, words })))
    expect(await raised(back!.id)).toEqual(await raised(id))
  })

  it('take nothing from a forged file', async () => {
    const { id } = await first()
    await profiles.saveInstructions({ id, instructions: 'Berths' })
    const exported = JSON.parse((await context.writeProfiles({})).text) as {
      profiles: Record<string, unknown>[]
    }
    const [profile] = exported.profiles
    const file = { name: 'a.txt', bytes: 1, text: 'x' }
    const link = { url: 'https://a.example/', type: 'website', text: 'x' }
    const madeUp: [change: Record<string, unknown>, place: string][] = [
      [{ name: 'a\0b' }, 'profiles.0.name'],
      [{ instructions: 'half a \ud800' }, 'profiles.0.instructions'],
      [{ description: 'x'.repeat(200_001) }, 'profiles.0.description'],
      [{ selectedTopics: Array(9).fill('Science') }, 'profiles.0.selectedTopics'],
      [{ files: [{ ...file, text: '\0' }] }, 'profiles.0.files.0.text'],
      [{ files: [{ ...file, bytes: -1 }] }, 'profiles.0.files.0.bytes'],
      [{ files: [{ ...file, bytes: 1e300 }] }, 'profiles.0.files.0.bytes'],
      [{ files: Array(501).fill(file) }, 'profiles.0.files'],
      [{ links: Array(501).fill(link) }, 'profiles.0.links'],
      [{ links: [{ ...link, url: 'javascript:alert(1)' }] }, 'profiles.0.links.0.url'],
      [{ links: [{ ...link, url: `https://a.example/${'x'.repeat(10_000)}` }] }, 'links.0.url'],
    ]
    for (const [change, place] of madeUp) {
      const text = JSON.stringify({ ...exported, profiles: [{ ...profile, ...change }] })
      await expect(context.readProfiles({ text })).rejects.toThrow(place)
    }
    const many = JSON.stringify({ ...exported, profiles: Array(201).fill(profile) })
    await expect(context.readProfiles({ text: many })).rejects.toThrow('at profiles')
    expect(await profiles.listProfiles({})).toHaveLength(1)
  })

  it.each([
    ['nothing', 'it is not JSON'],
    ['{"format":"something else"}', 'not a profiles file'],
    ['{"format":"synthwire-profiles","version":1,"profiles":[{"name":""}]}', 'at profiles.0'],
  ])('take nothing from a file of another kind: %s', async (text, words) => {
    await first()
    await expect(context.readProfiles({ text })).rejects.toThrow(words)
    expect(await profiles.listProfiles({})).toHaveLength(1)
  })
})

describe('the applied profile', () => {
  it('orders the feed only if the reader allows it', async () => {
    const { id } = await first()
    await profiles.saveInstructions({ id, instructions: 'Berths' })
    const terms = () => profileTerms(tools.db, tools.readerId, null)
    expect(await terms()).toEqual(new Map())
    await context.applyProfile({ id })
    expect(await context.getAppliedProfile({})).toEqual({ id })
    expect(await terms()).toEqual(new Map())
    await profiles.toggleSmartCuration({ id })
    expect(await terms()).toEqual(new Map([['berth', 1]]))
    await context.applyProfile({ id: null })
    expect(await terms()).toEqual(new Map())
    await expect(context.applyProfile({ id: 'none' })).rejects.toThrow(/gone/)
  })

  it('tells what an article means for the reader, in cited sentences that the article does not have', async () => {
    await fillWithNewswire(tools)
    const hub = { ...serverFeed(tools.desk), ...serverArticles(tools.desk) }
    const [headline] = await hub.listHeadlines({ period: 'week', search: '' })
    const before = await hub.getArticle({ id: headline!.id })
    expect(before.meaning).toBeUndefined()

    const { id } = await first()
    await profiles.saveInstructions({ id, instructions: before.title })
    await context.applyProfile({ id })
    const { meaning, summarySentences, paragraphs } = await hub.getArticle({ id: headline!.id })
    const all = [...summarySentences, ...paragraphs.flat()]
    expect(meaning).toMatchObject({
      profile: 'My profile',
      because: expect.stringMatching(/^your instructions say so \(.+\)$/),
    })
    for (const { text, citations } of meaning!.sentences) {
      expect(all.map((sentence) => sentence.text)).not.toContain(text)
      expect(citations).toHaveLength(1)
    }

    await profiles.saveInstructions({ id, instructions: 'Zeppelins' })
    expect((await hub.getArticle({ id: headline!.id })).meaning).toBeUndefined()
  })
})
