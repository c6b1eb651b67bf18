import type { ArticleDraft } from '../sample-article.ts'

export const cybersecurity: readonly ArticleDraft[] = [
  {
    key: 'build-tool-signing',
    minutesAgo: 31,
    title: 'A quiet flaw in a popular build tool let strangers sign other people’s releases',
    summary:
      'For at least five months, anyone who could open a pull request against a project that uses Millrace could have had their own file signed with the project’s key. The maintainers have fixed the flaw and revoked 3,100 keys as a precaution. So far there is evidence of misuse in two projects, both small. A scanner for release logs is available.',
    meaningForYou:
      'Update Millrace to 4.8.2 or later, run the scanner over your releases since June, and publish new signatures.',
    sourceCount: 23,
    photo: '1504639725590-34d0984388bd',
  },
  {
    key: 'hospital-week-offline',
    minutesAgo: 238,
    title: 'Hospitals rehearse a week without computers, and find that the pens ran out first',
    summary:
      'Six hospitals in Calder worked for a week as if their networks had been encrypted. Paper charts held up; the supply of pens, carbon paper and people who can read handwriting did not. Laboratory results took 50 minutes instead of 12. All six have since bought two printers that work without a network.',
    sourceCount: 12,
  },
  {
    key: 'parking-app-leak',
    minutesAgo: 285,
    title: 'Parking app kept four years of number plates in a folder without a password',
    summary:
      'The parking app Stellplatz Nord left 61 million records of plates, places and times open to anyone with the address. A student found them while looking for a bicycle map. The company closed the folder within two hours of her call and has deleted everything older than thirty days.',
    meaningForYou:
      'If you used the app since 2022, your parking places were readable. No payment data was in the folder.',
    sourceCount: 16,
    photo: '1550751827-4bd374c3f58b',
  },
  {
    key: 'ransom-negotiator',
    minutesAgo: 702,
    title: 'Police in Norrby name the man who negotiated for three extortion groups at once',
    summary:
      'Investigators in Norrby have charged a 34-year-old translator with negotiating ransoms on behalf of three groups that attacked 90 companies. He was found through his punctuation: an unusual semicolon appeared in all of the chats. The groups themselves remain at large. His lawyer says that he believed he was working for a law firm.',
    sourceCount: 18,
  },
  {
    key: 'passkey-library',
    minutesAgo: 1231,
    title:
      'Libraries hand out 50,000 hardware keys, and account theft in two towns falls by 80 percent',
    summary:
      'Public libraries in Tarn Hollow and Pellworth have lent hardware keys to every cardholder who wanted one. A year later, reports of stolen accounts are down by four fifths. Librarians spent eleven minutes per person on setup. The scheme costs less per year than the towns’ bookbinding.',
    sourceCount: 7,
  },
  {
    key: 'router-honesty-label',
    minutesAgo: 1257,
    title: 'Router makers must print on the box how long they will send updates',
    summary:
      'From March, routers sold in the Concord must state on the front of the box until when they receive security updates. A test purchase of 40 models found nine whose support had ended before they reached the shelf. Retailers may sell them, at a discount of at least a third and with a warning.',
    sourceCount: 13,
  },
]
