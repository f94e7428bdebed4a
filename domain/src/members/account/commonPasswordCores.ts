/**
 * The most common passwords, folded (lower case, no accents, no signs): compiled by hand from published
 * password surveys, in English and in French, with keyboard sequences and words of this product.
 */
export const COMMON_PASSWORD_CORES: readonly string[] = `
password passwort passe motdepasse monmotdepasse lemotdepasse motdepass mdp mdpass pass passw passwd passwords
passpass passphrase mypassword thepassword newpassword oldpassword yourpassword nopassword defaultpassword
password1 password12 password123 password1234 password12345 password123456 pass123 pass1234 passe123 passe1234
motdepasse1 motdepasse12 motdepasse123 motdepasse1234 mdp123 mdp1234 azerty1 azerty12 azerty123 azerty1234
azerty12345 azerty123456 qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 admin1 admin12 admin123
admin1234 admin12345 admin123456 root123 toor123 test123 test1234 abc123 abcd1234 abc12345 a1b2c3 a1b2c3d4
a1b2c3d4e5 a1b2c3d4e5f6 1a2b3c 1a2b3c4d 1a2b3c4d5e 1a2b3c4d5e6f 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
1a2z3e 1a2z3e4r 1a2z3e4r5t 1a2z3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 a1z2e3r4 a1z2e3r4t5 a1z2e3r4t5y6
q1w2e3 a1z2e3 zaq12wsx zaq1zaq1 qaz123 qazwsx123 aqw123 aqwzsx123 123qwe 123qweasd 123qweasdzxc 123aze 123azeqsd
123azeqsdwxc qwe123 qweasd123 aze123 azeqsd123 123abc 1234abcd 12345abc 123456a 123456abc a123456 a12345678
a123456789 aa123456 aa12345678 abc123456 abc123456789 p455w0rd trustno1
12345 123456 1234567 12345678 123456789 1234567890 12345678901 123456789012 0123456789 01234567890 987654321
9876543210 0987654321 87654321 7654321 654321 54321 112233 11223344 1122334455 112233445566 121212 123123
123321 1234321 123454321 123654 123654789 147258 147258369 159357 159753 102030 10203040 1020304050 101010
111222 111222333 222333 131313 135790 1357924680 13579 24680 2468013579 246810 314159 31415926 3141592653
31415926535 20202020 20212022 202320242025 19841984 19901991 789456 789456123 741852963 741852 963852741
963852 852456 456789 456123 567890 0102030405 010203
azerty azertyu azertyui azertyuio azertyuiop azertyuiopq azertyuiopqsdfgh azertyuiopqsdfghjklm qsdfgh qsdfghj
qsdfghjk qsdfghjkl qsdfghjklm wxcvbn wxcvb azertyqsdfgh azertyqwerty qwertyazerty azeqsd azeqsdwxc azer azert
aqwzsx aqwzsxedc aqwxsz aqwzsxedcrfv qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertyuiopasdf
qwertyuiopasdfgh qwertyuiopasdfghjkl asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl zxcvb zxcvbn zxcvbnm
qwertyasdfgh qweasd qweasdzxc qwer qwert qwertz qwertzu qwertzuiop yxcvbn yxcvbnm asdasd asdqwe qaz qazwsx
qazwsxedc qazwsxedcrfv wsxedc edcrfv poiuyt poiuytr poiuytreza poiuytrewq lkjhgfdsa mlkjhgfdsq mnbvcxz nbvcxw
ytreza ytrewq trewq treza zxcasdqwe wxcqsdaze poi lkj aze qwe qsd asd zxc wxc
abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij abcdefghijk abcdefghijkl abcdefghijklm
abcdefghijklmnop abcdefghijklmnopqrstuvwxyz aabbcc aabbccdd xyz wxyz zyxwvu zyxwvut fedcba gfedcba hgfedcba
admin administrator administrateur administratrice administration adminadmin superadmin sysadmin webmaster root
toor superuser user username utilisateur login logmein letmein letmeinnow letmein123 laissemoientrer ouvretoi
sesame sesameouvretoi welcome welcomeback welcomehome bienvenue bonjour bonsoir salut coucou hello helloworld
hellohello hallo test teste testing tester testtest essai essais demo demonstration exemple example sample
guest invite visiteur visitor default defaut changeme changeit changemenow changezmoi changermoi temp temporaire
temporary provisoire secret supersecret topsecret private prive master maitre system systeme server serveur
database internet computer ordinateur portable windows microsoft google facebook instagram youtube twitter
netflix android samsung iphone apple linux ubuntu debian oracle cisco manager support service compte account
access acces entrer enter entree connexion securite security secure secured protege
iloveyou iloveyoutoo iloveu iloveme ilovegod ilovemyself ihateyou loveyou lovely love loveme lover lovers
mylove truelove jetaime jetaimefort jetaimetrop jetadore jtm jtaime jetaimemaman jetaimepapa moncoeur monamour
monange monbebe monchat monchien mamour amour amours amoureux amoureuse cherie cheri doudou doudoune loulou
louloute loulou123 chouchou chouchoute choupette choupinette bebe poupette princesse princess prince reine
tresor bisous bisou bisounours calin caline calinou nounours nounou boubou bouboule titi toto tata tutu tototo
toto123 toto1234 totototo tititi papa maman mamie papi papy famille family frere soeur enfant enfants bonheur
soleil etoile lune coeur coeurs fleur fleurs papillon papillons marguerite tournesol chocolat vanille caramel
cacahuete banane fraise cerise citron pomme nutella fromage camembert baguette croissant vacances noel
joyeuxnoel anniversaire printemps automne hiver liberte egalite fraternite libertegalitefraternite
france francais paris marseille lyon toulouse bordeaux nantes lille strasbourg montpellier rennes bretagne
corse belgique bruxelles suisse quebec allezlesbleus allezlom allezparis parissg psg olympique olympiquelyon
zidane mbappe platini ronaldo messi neymar barcelona barcelone realmadrid liverpool arsenal chelsea juventus
manchester football foot rugby tennis basket basketball baseball soccer hockey
jesus jesuschrist christ god marie sainte blessed angel angels angela angelo angelique ange anges demon devil
diable lucifer satan
monkey dragon dragons dragonfly dragonball dragonballz master1 shadow shadows sunshine michael michelle jordan
jordan23 superman batman spiderman spiderman1 ironman wolverine hulk joker avengers marvel starwars darthvader
skywalker yoda chewbacca lordoftherings gandalf frodo aragorn legolas bilbo hobbit mordor matrix trinity
neo pokemon pikachu charizard dracaufeu salameche naruto sasuke sakura onepiece luffy goku vegeta zelda link
mario luigi sonic minecraft fortnite callofduty warcraft worldofwarcraft starcraft counterstrike
leagueoflegends assassin assassins assassinscreed skyrim fallout witcher cyberpunk vampire cthulhu
dungeon dungeons dungeonsanddragons dungeonsdragons donjonsetdragons donjons donjon dnd dungeonmaster
maitredujeu maitredejeu gamemaster roleplay jeuderole desetheros heros hero heroes aventure aventurier
aventuriere campagne personnage magicien wizard sorcier sorciere paladin ranger rodeur voleur rogue barbare
barbarian druide druid barde warlock necromancien nain elfe elf orc gobelin goblin lich liche vingtnaturel
harrypotter hermione dumbledore poudlard hogwarts gryffondor gryffindor serpentard slytherin voldemort
chat chats chaton chien chiens chiot cheval licorne unicorn tigre tiger lion lionne panther panthere loup
wolf wolves eagle aigle falcon phoenix phenix tortue dauphin dolphin lapin rabbit bunny souris mouse kitty
kitten hellokitty puppy cat dog cookie cookies chocolate cheese banana orange cherry strawberry butterfly flower
flowers rainbow summer winter autumn spring starlight sunflower diamond diamant crystal silver golden gold
killer killers hunter ninja samurai warrior guerrier soldier soldat pirate pirates cowboy cowboys mustang
corvette ferrari porsche mercedes harley yamaha kawasaki honda toyota renault peugeot citroen
ashley amanda jessica jennifer daniel andrew robert thomas matthew joshua charlie george maggie buster pepper
ginger hannah sophie chloe camille nicolas alexandre alexandra julien julie pierre jerome isabelle nathalie
caroline valerie stephane stephanie sebastien vincent antoine maxime romain quentin benjamin guillaume mathieu
christophe christian philippe frederic patrick laurent olivier pascal bernard martin martine sandrine celine
aurelie emilie laura lea manon ines emma louis lucas hugo enzo theo nathan arthur gabriel raphael david samuel
kevin jonathan anthony mohamed mohammed fatima yasmine karim mehdi sarah rachel rebecca elisabeth elizabeth
victoria charlotte juliette margaux pauline marion morgane melanie clement florian florence dominique
doudou123 marseille13 paris75 loveyou123 soleil123 doudoune1 nicolas1 thomas1
whatever freedom forever together nothing everything something anything trustme trustnoone nobody somebody
blink182 metallica nirvana slipknot ironmaiden beatles eminem rocknroll music musique guitar guitare piano
fuckyou fuckoff fuckme fuck asshole bitch shit merde putain connard salope encule batard bordel
sexy sexygirl hotgirl bigdick pussy
computer1 internet1 access14 mustang1 michael1 charlie1 monkey1 dragon1 shadow1 sunshine1 princess1 football1
baseball1 welcome1 welcome123 hello123 bonjour123 letmein1 iloveyou1 secret123 superman1 batman1 qwerty1234567
azerty1234567 liverpool1 pokemon1 jordan1 jesus1 cookie1 summer1 winter1 soleil1 coucou1 bonjour1 chouchou1
janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre january february march april
june july august september october november december lundi mardi mercredi jeudi vendredi samedi dimanche
monday tuesday wednesday thursday friday saturday sunday
`
  .trim()
  .split(/\s+/);
