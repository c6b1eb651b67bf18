/**
 * First names of many countries. With a capitalized word after it, one begins the name of a person.
 */
const words = `
  aaron abby abdel abdul abdullah abigail abraham ada adam adel adele adriana adrian adrien aftab agnes ahmad ahmed
  aidan aiden aisha alan alain albert alberto aldo alec alejandra alejandro aleksandr aleksei aleksandar alessandra
  alessandro alessia alex alexander alexandra alexandre alexandria alexei alexey alexis alfonso alfred alfredo ali
  alice alicia alina alisa alison allan allen allison allyson alma alvaro alvin alyssa amanda amber amelia amina
  amir amit amos amy ana anastasia anders andre andrea andreas andrei andres andrew andrey andriy andrzej andy angel
  angela angelica angelina angelo angie angus anil anita anjali ann anna annalena anne annette annie ansel anthony
  antoine anton antonia antonio antony anwar april ariana ariel arjun arlene armand armando arnaud arnold art artem
  arthur arturo arun arwa asha ashley ashton asif aubrey audrey augusto aurora austin ava avery avi aya ayaan ayman
  ayesha aziz barack barbara barry bart bashar beatrice beatriz becca becky bella ben benedict benjamin benny
  bernadette bernard bernie bert bertrand beth bethany betsy betty beverly bianca bill billie billy binyamin blaine
  blake bob bobby bonnie boris brad bradley brady brandon brandi brandy breanna brenda brendan brent bret brett
  brian brianna bridget britney brittany bronwyn brooke bruce bruno bryan bryce bryson bryant byron caitlin caleb
  callum calvin cameron camila camille candace candice cara carina carl carla carlo carlos carly carmen carol
  carolina caroline carolyn carrie carson carter casey cassandra cassidy catalina catherine cathy cecilia cedric
  celeste celia celine cesar chad chandler chantal charlene charles charlie charlotte chase chelsea cheryl chester
  chloe chris christian christiane christina christine christoph christophe christopher christy chuck cindy claire
  clara clarence claude claudia clay clayton clement cliff clifford clint clinton clive cody colby cole colin
  colleen connor conor conrad constance cooper cora corey corinne cory courtney craig crystal curt curtis cynthia
  cyril cyrus daisy dakota dale dallas damian damien damon dan dana daniel daniela daniele danielle danilo danny
  dante daphne dara daria dario darius darlene darrell darren darryl daryl dave david davide dawn dayana dean deanna
  deb debbie deborah debra declan deepak deirdre delphine demi denis denise dennis denny denzel derek derrick
  desmond devin devon dexter diana diane dianne diego dieter dimitri dina dirk dmitri dmitry dolly dolores dominic
  dominik dominique don donald donna donnie donovan dora doris dorothy doug douglas drew duncan dustin dwayne dwight
  dylan earl ed eddie edgar edmund eduardo edward edwin egor eileen elaine eleanor elena elias elijah elisa
  elisabeth elise eliza elizabeth ella elle ellen elliot elliott ellis elon elsa elvira emanuel emil emilia emilio
  emily emma emmanuel emmanuelle enrico enrique eric erica erich erik erika erin ernest ernesto erwin espen esteban
  estelle esther ethan eugene eva evan eve evelyn ezra fabian fabio fabrice faisal farah farid fatima federica
  federico felicia felicity felipe felix ferdinand fernanda fernando fiona florence florian floyd frances francesca
  francesco francis francisco franck francois françois françoise frank frankie franz fred freddie freddy frederic
  frederick frederik frida friedrich gabe gabriel gabriela gabriella gabrielle gail galina gareth garrett garry gary
  gavin gayle gemma gene geoff geoffrey george georges georgia georgina gerald geraldine gerard gerhard gertrude
  giacomo gianluca gianni gigi gilbert gilles gillian gina ginger giorgia giorgio giovanni giulia giuliano giulio
  giuseppe gladys glen glenn gloria gonzalo gordon grace graham grant greg gregg gregor gregory greta gretchen
  griffin guillaume guillermo gunnar gunter gus gustav gustavo guy gwen gwyneth hadley hailey hakeem hal haley hamid
  hamza hank hanna hannah hans harold harriet harris harrison harry harvey hasan hassan hazel heather hector heidi
  heinrich helen helena helene helmut henri henrik henry herbert herman hilary hillary hiroshi holly homer hope
  horst howard hubert hugh hugo hussein ian ibrahim ida ignacio igor ilana ilhan ilse ilya imani imran ingrid ira
  irene irina iris isaac isabel isabella isabelle isaiah ismail israa ivan ivana ivanka ivy jack jackie jackson
  jaclyn jacob jacqueline jacques jade jaime jake jalen jamal james jamie jan jana jane janet janice janine jared
  jasmine jason javier jay jayden jaylen jayne jean jeanette jeanne jeff jeffery jeffrey jen jenna jennifer jenny
  jens jeremiah jeremy jermaine jerome jerry jess jesse jessica jessie jesus jill jillian jim jimmy jin joan joann
  joanna joanne joaquin jodi jodie jody joe joel joey johan johann johanna johannes john johnny jon jonah jonas
  jonathan joni jordi jorge jose josé josef joseph josephine josh joshua josie joy joyce juan juana judith judy
  julia julian juliana julie julien juliet juliette julio julius jun june junior jürgen justin justine kai kaitlan
  kaitlin kamala kara karen karim karin karina karl karla karoline karolina karthik kasper kash kat kate katelyn
  katherine kathleen kathryn kathy katie katja katrina katy kay kayla kayleigh keanu keegan keir keith kelley kelli
  kellie kelly kelsey ken kendall kendra kendrick kenji kenneth kenny kent kenya keri kerry kevin khaled khalid
  kieran kim kimberly kirill kirk kirsten kirstie kit klaus klint konstantin kris krishna krista kristen kristi
  kristian kristin kristina kristine kristof kristy krysten kumar kurt kyle kylie lana lance lara larissa larry lars
  laszlo latoya laura lauren laurence laurent laurie lawrence layla leah leanne lebron lee leigh leila lena leo leon
  leonard leonardo leonid leroy leslie lester leticia levi lewis lia liam liana lila lili lillian lilly lily lin
  linda lindsay lindsey ling lionel lisa liz liza lizzie lloyd logan lois lola lonnie lora loren lorenzo lori
  lorraine lou louis louisa louise luca lucas lucia luciana luciano lucie lucille lucy luigi luis luisa luiz luka
  lukas luke lula lydia lyle lynda lyndon lynn lynne mackenzie madeleine madeline madison mads mae maggie mahmoud
  maja malcolm malia malik mallory mandy manfred manny manuel mara marc marcel marcelo marcia marco marcos marcus
  margaret margarita margot maria mariah marian mariana marianne marie marilyn marina mario marion marisa marissa
  marius marjorie markus marlene marlon marsha marta martha martin martina marty marvin mary maryam massimo mateo
  mathias mathieu mats matt matteo matthew matthias matthieu maureen maurice mauricio maurizio max maxim maxime
  maximilian maxine maya mckenna meg megan meghan mehdi mehmet mel melania melanie melinda melissa melody mercedes
  meredith mette mia micah michael michaela michel michele michelle miguel mihai mike mikhail mikel mila milan
  mildred miles millie milo milton mimi mina mindy minh mira miranda miriam misha misty mitch mitchell mitt mo
  mohamed mohammad mohammed mohsen moira mollie molly mona monica monika monique morgan morris mosab moshe muhammad
  mustafa myra myron nadia nadine naftali nancy naomi narendra nasser nastassja nat natalia natalie nataliya natasha
  nate nathalie nathan nathaniel naomi nausheen ned neil nell nellie nelson nelly nestor neville nia nicholas nick
  nicki nicky nico nicola nicolas nicole nicolás nigel nikita nikki nikola nikolai nils nina noah noam noel nolan
  nora noreen norm norma norman nouri odin olaf oleg oleksandr oleksandra oleksiy oleksii olena olga oliver olivia
  olivier omar oprah oren oscar oskar osman otto owen pablo paige pam pamela pascal pasquale pat patrice patricia
  patricio patrick patsy patti patty paul paula paulina pauline paulo pavel pawel pearl pedro peggy penelope penny
  percy perry petar pete peter petr petra petro phil philip philippa philippe phillip phoebe phyllis pierre piers
  pietro piotr piper polly preston priscilla priya quentin quincy quinn rachel rachael rafael rafaela rahul raisa
  raj rajesh ralph ramón ramon ramona ramzan randal randall randi randy raphael raquel rashad rashid rashida raul
  raúl ravi ray raymond rebecca reggie regina reginald reid rene renee rex rhonda ricardo riccardo richard rick
  ricky rishi rita rob robbie robert roberta roberto robin robyn rochelle rod roderick rodney rodrigo roger rohan
  rohit roland rolf roman romeo ron ronald ronan ronda ronnie rory rosa rosalind rosalía rosalia rosario roscoe
  rosemary rosie ross roxanne roy ruben rudolf rudy rupert russ russell rustam ruth ryan rylan sabina sabrina sadie
  sadiq saif sajid sal sally salma salman salvador salvatore sam samantha samir sammy samuel sandra sandy sanjay
  santiago sara sarah sasha saul savannah scarlett scott scottie sean sebastian sebastien selena selma serena serge
  sergei sergey sergio seth shane shannon sharon shaun shauna shawn sheila shelby sheldon shelley shelly sheri
  sherri sherry sherrod shirley sidney siegfried sigrid silvia silvio simon simone siobhan sofia sofie sonia sonja
  sonny sophia sophie spencer stacey stacie stacy stan stanislav stanley stefan stefania stefano stella stephan
  stephane stephanie stephen sterling steve steven stewart stuart sue sundar sunil susan susana susanna susanne
  susie suzanne suzy svetlana sven sydney sylvester sylvia sylvie tabitha tamar tamara tammy tanya tara tariq tasha
  tatiana taylor ted terence teresa teri terrance terrence terri terry tessa thad thaddeus thea thelma theo theodore
  theresa therese thiago thierry thomas tia tiffany tilda tim timothy tina tito toby todd tom tomas tommy toni tony
  tonya tracey traci tracy travis trevor tricia trina trish tristan troy tucker tulsi ty tyler tyrone uma umar
  ursula usha valentin valentina valentino valeria valerie valery vanessa vera vernon veronica veronika veronique
  vicki vickie vicky victor victoria viktor viktoria vikram vince vincent vincenzo virginie vivek vivian viviana
  vivienne vladimir volodymyr wade walid wally walt walter wanda warren wayne wendell wendy werner wes wesley
  whitney wilbur wilfred wilhelm will willa willem william willie wilma winnie winston wolfgang wyatt xavier yael
  yair yana yanis yasmin yasmine yevgeny yitzhak yoav yolanda yossi youssef yuki yulia yuri yusuf yves yvette yvonne
  zac zach zachary zack zain zara zeke zelda zhang zoe zohran zoey zoltan zuzana jd aj rj dj tj cj jj pj ty bashir
  benoît jérôme stéphane cécile hélène élodie rené andré raphaël chloé léa théo inès jörg günter ute heike sabine
  uwe torsten holger bärbel nazanin nguyen recep tayyip xi kier masoud abbas naim ismael lindsey jd hakan mehmet
  ayşe fatma emre rowan sienna skye jordan jonny lachlan angus hamish isla freya nicola niamh aoife saoirse padraig
  micheál micheal fergus eoin tadhg kwame kofi thabo cyril jacinda penny gretchen kristi pam lindsey tulsi usha
  barron tiffany lara eric jared dashiell alina kaja andrzej donald mateusz magdalena agnieszka katarzyna tomasz
  marek jarosław karol radosław małgorzata`

/** First names that are also words, and prove nothing alone: "April", "Grace" and "Will". */
const alsoWords = new Set(
  `
  april art august austin chad chase chelsea crystal dakota dallas dawn dean don earl ford georgia grace grant guy
  harry hope israa jack jordan joy june kenya lance london madison mark may mercedes mike miles milan pat pearl
  pierce ray rex rich rob rod rose roman ruby savannah sue sterling summer sydney ted victoria virginia wade will xi`.split(
    /\s+/,
  ),
)

const firstNames = new Set([
  ...words.trim().split(/\s+/),
  'mark',
  'rose',
  'virginia',
  'ruby',
  'dominique',
])

/** Says if a word in lower case is a first name. */
export function isFirstName(word: string): boolean {
  return (
    firstNames.has(word) || (word.includes('-') && firstNames.has(word.slice(0, word.indexOf('-'))))
  )
}

/** Says if a first name is a common word or a place, too. */
export function isAlsoWord(word: string): boolean {
  return alsoWords.has(word)
}
