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
    `above according across actually add almost along already although among anyone anything apart around aside avoid away
    back bake bakers barely based behind being below beneath beside besides between beyond both browse built care
    carefully certainly children clearly click close companies compare consider cooking customers decide designed despite
    down drink due during early eat either else enough especially ever exactly exciting fans far fast feel fewer finally
    follow fully generally getting go going guests hardly having hear hence her highly him homemade hopefully hours hungry
    ideally indeed inside instead into keep keeping kids largely lately least leave listen little locally locals looking
    lots love lovely low made mainly making mean members mind mostly nearly needless neighbours neither nevertheless
    nobody none nor normally off offer often order others otherwise ours outside overall owners parents particularly
    perhaps pick planning please plus possibly precisely prepare previously probably put quickly quietly quite rarely
    rather readers really recently regardless regulars remember researchers residents right roughly seldom several shop
    shoppers shortly shoulder since slowly somehow someone something sometimes somewhere soon spend staff standing
    starting step stop straight strictly students such suddenly sure surely swing talk taste teachers than thanks thereby
    therefore thinking though through throughout thus tired together tourists toward towards treat truly trust turn
    typically unfortunately unless unlike unlikely up upon usually various via visitors volunteers wait waiting walk
    wander wanted watch whatever whenever wherever whichever whoever whose why wish within wonder workers working write
    writers yesterday yet yours yourself`,
    `además ahí al allá allí anoche antes aparte apenas aprenda aprovecha aprovechen asimismo ayer aún bajo bastante bien
    buena buenas bueno buenos ciertamente cierto claro comience comparte compartir compra compre conoce contra cualquier
    cuánto cuántos debe deben debido dentro descubre desgraciadamente dicho dichos disfruta disfruten durante ella ellas
    ellos empieza encima encuentra esa esas ese eso esos estaba estamos estar están existe existen fuera generalmente gran
    grandes hacer hacia han igual igualmente incluso jamás junto lamentablemente lee luego mejor mejores menos mi mis
    mucha mucho ninguna ningún no nosotros nuestras obviamente ofrecemos otras otros parece pase poco pocos podemos
    posiblemente prueba puede pueden queremos quienes quizá quizás realmente recuerda reserva seguramente según será
    siguen sino sobre solamente suele suelen tal tampoco te tenemos tener tiene tienen toda trabajamos usted ustedes va
    vamos varias varios ven vengan vez visita viva`,
    `ailleurs alors ancien apprenez auparavant auprès aura autant autour avait avez avons beau belle bien bientôt bon
    bonne bonnes bons car celle celles celui cependant certaines certains certes ceux chacun cherchez choisissez chère
    chères ci-dessous commandez concernant contre côté davantage dehors depuis derrière desormais deuxièmement dit doit
    doivent donc donnez durant désormais est et eux faire fait faites faut finalement fini gardez goûtez grâce
    généralement hormis ici ils imaginez jusqu'à juste laissez lors mal malgré malheureusement mes mieux mis n'attendez
    naturellement ni non notamment nouveau nouveaux nouvelles néanmoins offrez or oui outre parfois parmi partagez partout
    passez peu peut peut-être plusieurs plutôt pourtant prenez presque probablement près puisque quant quelles quelqu'un
    quels restez retrouvez réservez sauf savez savourez selon sera seul seule seuls si sinon soit souvent suivez tandis
    tant tard tel telle tellement tels toutefois tôt vers vive voir voyez vraiment également étaient était étant
    évidemment`,
    `abends allein allem allen allerdings allzu anschließend ansonsten auch aufgrund ausgerechnet außerdem außerhalb beide
    beim beinahe beispielsweise bereits besonders besser bestellen bestimmt bevor bis bislang bleiben bringen dabei
    dadurch dafür dagegen dahinter damals daneben daran darauf daraus darunter darüber davon davor dazu dazwischen denken
    dennoch derart derzeit deswegen dich dir doch draußen drinnen drüben eben ebenfalls ebenso eher eigentlich einerseits
    einige einiges einmal endlich entgegen entsprechend entweder erfahrungsgemäß erneut erstmals eventuell fast folglich
    freilich freuen früher gar gemeinsam genau genauso gerade gern gerne gestern getreu gewiss gleich gleichzeitig
    glücklicherweise großenteils grundsätzlich heutzutage hierbei hierfür hinter hinzu häufig höchstens ihm ihn ihnen
    ihren ihrer immerhin indem infolge innen innerhalb inzwischen irgendwann irgendwie jedem jeden jedenfalls jederzeit
    jedoch jemand jener kaum keiner keineswegs kosten künftig kürzlich lange leider letztlich lieber links längst manche
    manchmal mehrere meine meist meistens mindestens mithilfe mittags mittlerweile morgens möchten möglicherweise müssen
    nachdem nachts nahezu natürlich neben nebenbei nie niemals niemand nirgends normalerweise nunmehr nämlich nötig oben
    obwohl offenbar oft oftmals per plötzlich rechts rund schauen schließlich schmecken seine seinen seiner seitdem selbst
    selbstverständlich selten sicher sicherlich sobald sodass sofort sogleich solange solche somit sonst soweit sowie
    sowohl später spätestens stattdessen stets sämtliche tatsächlich trotz trotzdem umso ungefähr unserem unseren unserer
    unseres unten unterdessen unterwegs vergessen vielen vielleicht vielmehr voll vorab vorbei vorher vormittags vorn
    völlig wahrscheinlich wegen weiter weitere weiteres weiterhin welche welcher welches wenigstens wenn wieso wirklich
    wissen woher wohin wollen womit womöglich wozu während zudem zuerst zufällig zugleich zuletzt zumal zumindest zunächst
    zurück zusammen zusätzlich zwar ähnlich öfter überall übrigens`,
  ]
    .join(' ')
    .split(/\s+/),
)

/** Adjectives that begin German sentences and no name, without their endings. */
const germanAdjectives = new Set(
  `ausgewählt beliebt best besonder bewährt eigen einfach einzeln erst exklusiv feinst frisch ganz gelungen gemeinsam gemütlich
  genau gesund gewiss gut handgemacht hausgemacht hochwertig kleiner klassisch köstlich kreativ lecker letzt manch mehrer modern
  nachhaltig neuest nächst perfekt persönlich praktisch regelmäßig regional richtig saftig schnell schön selbstgemacht solch sorgfältig
  spannend täglich traditionell typisch verschieden viel warm weiter welch wenig wertvoll wichtig zahlreich zuverlässig`.split(
    /\s+/u,
  ),
)
const ADJECTIVE_ENDING = /e[mnrs]?$/u

function isGermanAdjective(word: string): boolean {
  return ADJECTIVE_ENDING.test(word) && germanAdjectives.has(word.replace(ADJECTIVE_ENDING, ''))
}

/**
 * The sentence with its first word in small letters, if that word is common. Otherwise "Join us." would count as a name
 * that no source has. If a word with a capital follows, the sentence stays as it is, because both words may be a name,
 * such as "Best Buy". In German it is changed even then, because the second word is mostly a noun.
 */
export function withoutFirstCapital(sentence: string, language: string | null = null): string {
  const [first = ''] = /^[¿¡"“„«(]{0,2}[\p{L}']{1,20}(?![\p{L}'-])/u.exec(sentence) ?? []
  const word = first.replaceAll(/[¿¡"“„«(]/gu, '').toLowerCase()
  const isGerman = language === 'de'
  if (!commonWords.has(word) && !(isGerman && isGermanAdjective(word))) return sentence
  const isFollowedByCapital = /^[^\p{L}\p{N}]{1,3}\p{Lu}/u.test(sentence.slice(first.length))
  if (isFollowedByCapital && !isGerman) return sentence
  return first.toLowerCase() + sentence.slice(first.length)
}
