import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everyCategory, type Category } from './categories.ts'
import { categorize, stemsToLearn } from './categorize.ts'
import { SubjectLessons, SubjectModel } from './subject-model.ts'

const about = (
  title: string,
  {
    text = '',
    language = 'en',
    feeds = [[]],
    sources = ['general'],
    links = [],
  }: Partial<{
    text: string
    language: string
    feeds: string[][]
    sources: string[]
    links: string[]
  }> = {},
  model: SubjectModel | null = null,
) =>
  categorize(
    {
      language,
      entries: sources.map((sourceCategory, nth) => ({
        title,
        text,
        link: links[nth] ?? null,
        sourceCategory,
        feedCategories: feeds[nth] ?? [],
      })),
    },
    model,
  )

describe('the category of an article', () => {
  test('is Markets where an industry is named as loudly', () => {
    const text = 'Its website says so.'
    expect(about('Robot maker Halvard in market debut', { text })).toBe('Markets')
    expect(about('Robot maker Halvard shows humanoid robots', { text })).toBe('Technology')
  })

  test('is not Business for a firm and a price in other news', () => {
    expect(about('Gulls on the firm ground at the price of a walk')).toBe('General')
    const merger = 'Halvard Shipping shareholders back merger as layoffs cut workforce'
    expect(about(merger)).toBe('Business')
    const purchase = 'Halvard to buy lantern maker Oster'
    expect(about(purchase, { text: 'Its customers are harbours.' })).toBe('Business')
  })

  test.each([
    [
      'AI Infrastructure',
      'Orlan Labs trains its language model on 4,000 new GPUs in a northern data center',
    ],
    ['Policy & Government', 'Senate passes ferry safety bill after governor drops his opposition'],
    ['AI Infrastructure', 'Gull Platform is training AI on streams of its users'],
    ['Markets', 'Stocks slide as investors weigh interest rate path and bond yields climb'],
    ['Science', 'Researchers describe a new dinosaur species from a single fossil'],
    ['Technology', 'Kestrel shows a smartphone whose browser and apps run on open source software'],
    ['Environment', 'Drought and wildfire season lengthen as global warming raises emissions'],
    ['Space', 'Rocket lifts a weather satellite into orbit from the coastal launch pad'],
    ['Healthcare', 'Hospitals report fewer patients as the flu vaccine reaches rural clinics'],
    ['Cybersecurity', 'Hackers used ransomware to steal passwords in harbour data breach'],
    ['Automotive', 'Carmaker halts electric vehicle assembly after recall of its newest SUV'],
    ['Business', 'Retailer names new chief executive as quarterly profit and sales fall'],
    ['World', 'Ceasefire talks between Kenya and Somalia begin as rebels free the hostages'],
    ['Sports', 'Goalkeeper saves two penalties as the league champions win the derby'],
    ['Culture', 'The actress and her director bring a quiet novel to the cinema'],
    ['Crime & Justice', 'Suspect pleads guilty to the murder of a lighthouse keeper'],
    ['Lifestyle', 'Five recipes for a lazy summer dinner in the garden'],
    ['General', 'Four lanterns at dawn'],
  ])('%s: %s', (category, title) => expect(about(title)).toBe(category))

  test.each([
    ['de', 'Bundestag stimmt über Gesetz der Koalition ab', 'Policy & Government'],
    ['de', 'Forscher der Universität finden Fossil', 'Science'],
    ['fr', 'La fusée place un satellite en orbite autour de la lune', 'Space'],
    ['fr', "J'ai vu la mer, dit-elle", 'General'],
    ['de', 'Torwart hält den Elfmeter in der Bundesliga', 'Sports'],
    ['es', 'Detenido un sospechoso del asesinato', 'Crime & Justice'],
    ['de', 'Parlament in Frankreich stimmt über Gesetz ab', 'World'],
    ['fr', 'Le gouvernement et le parlement français votent une réforme', 'Policy & Government'],
    ['es', 'El hospital atiende a cada paciente con la nueva vacuna', 'Healthcare'],
    ['it', 'Incendio e siccità: il riscaldamento minaccia la biodiversità', 'Environment'],
    ['pt', 'Montadora mostra novo carro elétrico', 'Automotive'],
    ['nl', 'Hacker steelt wachtwoord na datalek', 'Cybersecurity'],
    ['ja', 'OpenAI', 'AI Infrastructure'],
  ])('in %s: %s', (language, title, category) => {
    expect(about(title, { language })).toBe(category)
  })

  test.each([
    ['Pilots reach a deal with an organization of fathers', 'Lifestyle'],
    ['Authorities of Orlan greet a premier', 'Culture'],
    ['A harbour of the future', 'Markets'],
    ['Conservatives of Orlan meet', 'Environment'],
    ['Physical work at dawn', 'Science'],
    ['The game of a keeper', 'Technology'],
  ])('a word that only sounds like another says nothing: %s', (title, sounds) => {
    expect(about(title)).not.toBe(sounds)
  })

  test('one common word fills no special folder, nor what a wide one nearly holds', () => {
    expect(about('Four lanterns on a tanker')).toBe('General')
    const text = 'The minister and the president heard of a vote.'
    expect(about('A hospital waits', { text: `${text} A court, too.` })).toBe('Policy & Government')
    expect(about('A hospital waits')).toBe('Healthcare')
  })

  test('what the feed says of it decides over its words', () => {
    const title = 'The vote that nobody saw coming'
    expect(about(title)).toBe('Policy & Government')
    expect(about(title, { feeds: [['Astronomy']] })).toBe('Space')
    expect(about(title, { feeds: [['News > Science']] })).toBe('Science')
    expect(about(title, { feeds: [['Premier League', 'Homepage']] })).toBe('Sports')
    expect(about(title, { feeds: [['Misc', 'Homepage']] })).toBe('Policy & Government')
    // If the feed's categories name several subjects, the words decide.
    expect(about(title, { feeds: [['Politics', 'Science']] })).toBe('Policy & Government')
    // One more category than is read: an item with so many lists keywords.
    const keywords = ['Astronomy', ...Array.from({ length: 8 }, (_, nth) => `Keyword ${nth}`)]
    expect(about(title, { feeds: [keywords] })).toBe('Policy & Government')
  })

  test.each([
    ['https://harbour.example/sport/2026/a-quiet-day', 'Sports'],
    ['https://harbour.example/outkick-sports/a-quiet-day', 'Sports'],
    ['https://sport.harbour.example/a-quiet-day', 'Sports'],
    ['https://harbour.example/news/technology-55121234', 'Technology'],
    ['https://hafen.example/kultur/kino/ein-ruhiger-tag', 'Culture'],
    ['https://puerto.example/deportes/un-dia', 'Sports'],
    ['https://harbour.example/2026/08/14/world/asia/a-quiet-day', 'World'],
    ['https://harbour.example/sport-and-other-words-of-a-title', 'General'],
    ['https://harbour.example/video/a-quiet-day', 'General'],
    ['not an address', 'General'],
  ])('the section in %s is heard: %s', (link, category) => {
    expect(about('A quiet day', { links: [link] })).toBe(category)
  })

  test('a section of a general paper does not decide over clear words', () => {
    const links = ['https://harbour.example/politics/2026/a-trial']
    expect(about('Suspect pleads guilty to murder and arson', { links })).toBe('Crime & Justice')
    expect(about('A quiet day', { links })).toBe('Policy & Government')
  })

  test('what a state does abroad is of the world, and at home it is politics', () => {
    const title = 'Minister resigns after the vote in parliament in Helsinki'
    expect(about(title)).toBe('World')
    expect(about(title, { links: ['https://satama.example.fi/1'] })).toBe('Policy & Government')
  })

  test('what the reader said of the source decides where nothing else does', () => {
    const science = { sources: ['science'] }
    expect(about('A quiet day', science)).toBe('Science')
    expect(about('A quiet day at the launch pad with a rocket', science)).toBe('Space')
    expect(about('Senate votes on a bill', { ...science, feeds: [['Politics']] })).toBe(
      'Policy & Government',
    )
    expect(about('A quiet day', { sources: ['sports'] })).toBe('Sports')
    expect(about('A quiet day')).toBe('General')
  })

  test('one source in many does not decide what all of them report', () => {
    const sources = ['general', 'general', 'technology']
    expect(about('Senate votes on a bill', { sources })).toBe('Policy & Government')
    const feeds = [['Politics'], ['Politics'], ['Space']]
    expect(about('A quiet day', { sources, feeds })).toBe('Policy & Government')
  })

  describe('with what was learnt', () => {
    const taught = (lessons: [Category, string][], times: number) => {
      const model = new SubjectModel()
      for (let nth = 0; nth < times; nth++)
        for (const [category, words] of lessons)
          model.learn(category, stemsToLearn(words, '', 'en'))
      return model
    }
    const lessons: [Category, string][] = [
      ['Healthcare', 'Midwives of the quay weigh newborns in baskets of straw and linen'],
      ['Science', 'Keepers of the reef measure currents'],
    ]

    test('finds the subject of words that no list holds', () => {
      const title = 'Midwives weigh newborns at the quay, in linen and baskets of straw'
      expect(about(title)).toBe('General')
      expect(about(title, {}, taught(lessons, 30))).toBe('Healthcare')
    })

    test('claims nothing from few lessons, nor for words it never met', () => {
      expect(about('Newborns at the quay', {}, taught(lessons, 3))).toBe('General')
      expect(about('Lanterns on parade', {}, taught(lessons, 30))).toBe('General')
    })

    test('does not deny a subject that nothing was learnt of', () => {
      const title = 'Rocket reaches orbit with newborns of the quay'
      expect(about(title, {}, taught(lessons, 30))).toBe('Space')
    })

    test('is the same after it was kept and restored', () => {
      const model = taught(lessons, 25)
      const restored = SubjectModel.restore(
        SubjectLessons.parse(JSON.parse(JSON.stringify(model.kept()))),
      )
      const stems = stemsToLearn('Newborns measure the reef', '', 'en')
      expect(model.weigh(stems).size).toBe(2)
      expect(restored.weigh(stems)).toEqual(model.weigh(stems))
    })
  })

  test('is never "Breaking" and always one that readers know', () => {
    const known = everyCategory.filter((name) => name !== 'Breaking')
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.array(fc.string()), (title, text, feeds) => {
        const category = about(title, { text, feeds: [feeds], sources: ['Breaking'] })
        expect(known).toContain(category)
      }),
    )
  })
})

describe('a round-up of everything', () => {
  const brief = {
    title: 'Morning news brief',
    text: 'The senate votes on a bill. A murderer is sentenced. The league has a champion, says the senator.',
    link: 'https://gazette.example/politics/brief',
    feedCategories: [],
    sourceCategory: null,
  }
  test('is General, whatever it begins with', () => {
    expect(categorize({ language: 'en', entries: [brief] }, null)).toBe('General')
  })

  test('is where its source is, if that has one subject', () => {
    const ofSports = { ...brief, sourceCategory: 'sports' }
    expect(categorize({ language: 'en', entries: [ofSports] }, null)).toBe('Sports')
  })

  test('says nothing beside reports', () => {
    const report = { ...brief, title: 'Goalkeeper saves the final of the league', link: null }
    const entries = [brief, { ...report, text: 'The goalkeeper held a penalty in the cup final.' }]
    expect(categorize({ language: 'en', entries }, null)).toBe('Sports')
  })
})

test('what a city council decides is policy', () => {
  const title = 'Council of Orlan finally allows tables on every quay'
  const text = 'The council agreed after years of complaints about chairs.'
  const entries = [{ title, text, link: null, feedCategories: [], sourceCategory: null }]
  expect(categorize({ language: 'en', entries }, null)).toBe('Policy & Government')
})
