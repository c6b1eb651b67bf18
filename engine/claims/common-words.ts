/** Words that begin sentences with a capital and name nothing. None of them is also a name or a month. */
const commonWords = new Set(
  [
    `about after again all also always and another any are as ask at be because become before begin behind best better big
  bring build but buy by call can check choose come could create dear did discover do does don't each easy enjoy even
  every everybody everyone everything explore few find first for fresh from full get give good great had half has have he hello
  help here hi his how however if imagine in is it its join just keep know last learn less let like look made make many
  meanwhile meet more most much my never new next no nobody not nothing now of on once one only open or other our out over
  perfect please read ready save say see send share she should simple simply small so some start stay still such take
  tell thank thanks that the their them then there these they think this those to today together tomorrow too top try
  under until up us use very visit want warm was we welcome were what when where whether which while who why with
  without work would yes yet you your`,
    `a ahora algo algunos ante antes apreciados aquí así aunque bienvenidos cada casi como con conozca cuando cuál cuándo cómo de
  descubra desde después disfrute donde dónde el él ella ellos en encuentre entre era es esta estas este estimados esto
  estos gracias ha hace hasta hay hola hoy la las le les lea lo los llame mañana más mientras mire muchas muchos muy nada
  no nuestra nuestras nuestro nuestros nueva nuevo nunca o otra otro para pero por porque primero pruebe pues qué que
  queridos quien quién sea ser si sí siempre sin sobre solo son su sus también tan todas todo todos tras tu un una unas
  unos venga visite vea y ya`,
    `à achetez ainsi alors appelez après au aujourd'hui aussi autre autres aux avant avec beaucoup bienvenue bonjour ce cela ces cet
  cette chaque chers comme comment dans de demain depuis des dès découvrez du elle elles en encore enfin entre essayez et
  il ils jamais je la là le les leur leurs lisez lorsque mais merci moins même ne nos notre nous nouveau nouvelle on ou où
  par parce pas pendant plus pour pourquoi pouvez premier profitez puis quand que quel quelle quelques qui quoi rejoignez
  rien sa sans se ses si son sont sous sur toujours tous tout toute toutes très trop trouvez un une venez visitez voici
  voilà votre vos vous y`,
    `ab aber alle alles als also am an andere auch auf aus bei besuchen bis bitte da dabei daher damit danach dank danke dann
  darum das dass dem den denn der des deshalb die dies diese dieser dieses doch dort du durch ein eine einem einen einer
  eines einfach endlich entdecken er erfahren erleben erst es etwas euch euer finden für ganz gegen genießen gibt gut
  guten hallo hat heute hier ihr ihre im immer in ins ist ja jede jeder jedes jetzt kaufen kein keine kommen können lernen
  lesen liebe machen man mehr mein mit morgen nach nehmen neu neue nicht nichts noch nun nur ob oder ohne probieren schon
  sehen sehr sein seit sich sie sind so sogar sondern über um und uns unser unsere unter viel viele vom von vor wann
  warum was weil wenn wer werden wie wieder willkommen wir wird wo zu zum zur zwischen`,
  ]
    .join(' ')
    .split(/\s+/),
)

/**
 * A sentence without the capital of its first word, where that is a common one. Else "Join us." would count as a name
 * that no source has. A second capital may make a name of both, such as "Best Buy".
 */
export function withoutFirstCapital(sentence: string): string {
  const [first = ''] = /^[¿¡]?[\p{L}']{1,20}/u.exec(sentence) ?? []
  const word = first.replaceAll(/[¿¡]/gu, '').toLowerCase()
  const isFollowedByCapital = /^[^\p{L}\p{N}]{1,3}\p{Lu}/u.test(sentence.slice(first.length))
  if (!commonWords.has(word) || isFollowedByCapital) return sentence
  return first.toLowerCase() + sentence.slice(first.length)
}
