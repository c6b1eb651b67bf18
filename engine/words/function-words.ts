/** Function words by language, which show the language of a text. */
const functionWords = {
  cs: 'a se na je že v s z do o to jako ve k pro za by po si ale podle od jsem jsou byl při které který',
  da: 'og i at det er en til på af for med der den som de har ikke et han var om fra vil blev efter ved kan også',
  de: 'der die das und in den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über so zum war haben nur oder aber vor zur bis mehr durch man',
  en: 'the of and to in a is that for it as was with be by on not he his are this at from but have an they which or has had its were their one all been will who more when said would about what up there out into if over after',
  es: 'de la que el en y a los se del las un por con una su para es al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también fue hasta hay donde quien desde todo nos durante ha han son',
  fi: 'ja on ei että se oli hän mutta myös ovat kuin joka tai ole sen jos niin mukaan kun vain mitä olla hänen jo sekä voi nyt vielä',
  fr: 'de la le et les des en un du une que est pour qui a dans par plus pas au sur ne se ce il sont avec aux son cette ses mais ou comme nous été leur deux ont être fait elle après',
  hr: 'i u je se na da za su od s a o kako će koji što ne iz biti do kao bi koja te po nije ili nakon samo',
  hu: 'a az és hogy nem is egy meg volt ez de azt van már csak el ki még ha mint vagy szerint után kell lesz lehet',
  id: 'yang dan di dengan untuk pada ini dari dalam tidak itu ke adalah akan oleh juga telah tersebut bisa karena ada mereka sebagai',
  it: 'di e che la il un a per è in una sono mi non si lo ha con ma le da ho cosa i al come del della nel alla dei delle gli più anche questo era dal sul tra dopo',
  nl: 'de van het een en in is dat op te zijn met voor niet aan er om die als door bij ook naar uit dan maar werd wordt nog over hebben tot heeft deze of meer na',
  no: 'og i er det på som en å for av med til at har de ikke den om fra var et seg han vi ble men etter sier kan også ut nå',
  pl: 'w i na z się nie do to że jest o za od po jak przez dla które oraz ale jego tym co czy który był także są przed już będzie roku',
  pt: 'de a o que e do da em um para com não uma os no se na por mais as dos como mas ao ele das à seu sua ou quando muito nos já também pelo pela até isso foi são',
  ro: 'de și în a la cu care pe nu din că este o pentru un mai să au fost sunt prin după dar ca într fi acest între',
  ru: 'и в не на с что по как это из за от к для о до но он его она было был все так при также у уже которые который после году',
  sv: 'och i att det som en på är av för med till den har de inte om ett han var men från vid sig så ut kan efter när också under säger',
  tl: 'ang ng sa na mga ay at si ni para kung hindi ito niya nila kay may mula dahil pero rin din pa lang ayon nang kanyang',
  tr: 've bir bu için da de ile olarak daha çok olan gibi kadar sonra en ne ise ancak var olduğu değil göre oldu',
  uk: 'і в не на з що та у до за від як це по для про є але його яка який які було також при після або ще вже',
}

const byLanguage: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(functionWords).map(([language, words]) => [language, new Set(words.split(' '))]),
)

/** Languages whose function words are known. */
export const languagesWithFunctionWords: readonly string[] = [...byLanguage.keys()]

/** The function words of a language by its two-letter code; undefined if unknown. */
export function functionWordsOf(language: string): ReadonlySet<string> | undefined {
  return byLanguage.get(language)
}

/** The languages in which each word is a function word. */
export const languagesOfWord = new Map<string, string[]>()
for (const [language, list] of Object.entries(functionWords)) {
  for (const word of new Set(list.split(' '))) {
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language])
  }
}
