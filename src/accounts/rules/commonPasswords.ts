/**
 * The words that common passwords are made of, once digits and symbols are taken away: English and French,
 * keyboards, names, teams, seasons. One string, because it travels to the browser.
 */
const words = `
abcdef abcdefg abcdefgh abcdefghij abcabc abcd abcde access administrateur administrator admin adminadmin
adobe alexandre alexis allez allezlesbleus amanda amelie america amour amoure andrea andrew angel angela
angelique anthony antoine apple arsenal arthur asdf asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl ashley
aurelie austin automne autumn azerty azertyu azertyui azertyuiop azer azerazer aqwzsx aqwxsz badboy bailey
banane banana barcelona baseball basketball batman beautiful benjamin bienvenu bienvenue biscuit bisou bisous
blabla blablabla boomer bonbon bonheur bonjour boubou bouboule brandon britney brooklyn bubbles business
butterfly calin camaro camille canada canadien canadiens canadiens caroline catherine celine celtic cesar
chachacha chacha changeme changezmoi changemoi chanel charles charlie charlotte cheese chelsea chester chicken
chien chocolat chocolate chouchou choupette choupinette christian christine christophe claude clement cocacola
coco cocolala cocorico coeur compaq compte computer confidentiel connexion cookie coucou coucoucou courriel
cowboys cristina crystal daniel danielle dauphin david default defaut demo denver diamond dolphin dominique
donald doudou doudoune dragon dragons eagles edward elephant elizabeth emilie emmanuel employe entreprise
entrer eric etoile evaluation facebook fatima ferrari florence florian flower flowers football forever fleur
france francis francois freedom friend friends fromage gabriel garfield gatineau genevieve george gestion
gestionnaire ginger google gregory guest guillaume guitar habs hannah happy harley hello hellohello hellokitty
helpme helpdesk heureux hiver hockey hunter iloveyou iloveu internet jackson jasmine jean jeanne jennifer
jeremy jerome jessica jesus jesuis jetaime jetadore joachim johnny jonathan jordan joseph joshua julie julien
juliette junior justin kevin killer killers kitten laetitia laura laurence laurent lauren laval letmein
letmeinnow liberte liberty liverpool login logon lola lolita lolo loulou louloute louise love loveme lovely
loveyou lucas lucie ludovic maddog madison magique mahal maison maman mamanpapa manager manchester maggie
marcel marie marine marion marseille martin martine master mathieu matrix matthew maurice maxime maximus
melanie melissa member mercedes merci merlin michael michel michelle mickey microsoft minecraft minou
minouche moderne monamour monange monchat moncoeur monday monique monkey monsieur montreal morgan mot motdepasse
motdepass motdepassesecret mousse mustang mylove naruto natacha nathalie nathan newpassword newyork nicolas nicole
nintendo nirvana nothing nouveau nouveaumotdepasse nouvelle nounours octobre office olivier orange ottawa ourson
pamela papa papamaman papillon parfait paris parola pascal passe passpass pass passer passion passwd passw
passwort password passwords passwordpassword patate patrick pauline pepper perfect philippe phoenix pierre pikachu
pokemon police poisson portugal poupee poussin prince princess princesse printemps profil provisoire purple qazwsx
qazwsxedc qwer qwert qwerty qwertyu qwertyui qwertyuiop qwertzuiop qwertz qwertyqwerty qwaszx quebec quebecois
rabbit rachel rainbow raoul raphael rebecca renard robert rocky ronaldo root sabrina salut samantha samsung
sandra sandrine sarah saturday scooter sebastien secret secrete secure security securite sesame setup shadow
simon slipknot snoopy snowman soccer solange soleil sophie souris spiderman spring starwars station startrek
stephane stephanie steven student sully summer sunday sunflower sunshine superman superstar support sylvain
sylvie tabarnak tarzan taylor teamo temporaire temporary temp test testing testtest testeur thomas tigger
tigre tinker toto tototo totototo toronto travail trousse trustno trustnoone tucker user utilisateur valentin
valerie vanessa vanille veronique victoria vincent virginie voiture voyage wachtwoord welcome welcomehome
whatever william wilson winner winnie winter work xavier yamaha yankees yellow zaq zaqwsx zaqxsw zidane zorro zxc
zxcv zxcvb zxcvbn zxcvbnm janvier fevrier mars avril mai juin juillet aout septembre novembre decembre january
february march april may june july august september october november december lundi mardi mercredi jeudi vendredi
samedi dimanche tuesday wednesday thursday friday ete
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
