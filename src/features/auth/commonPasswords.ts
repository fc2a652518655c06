/** Passwords seen most in public lists, at least eight characters long: shorter ones fail by length. Lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
    !qaz2wsx 00000000 01234567 012345678 0123456789 0987654321 10203040 11111111 11223344 12121212 121212121
    123123123 123321123 12341234 12344321 12345678 123456789 1234567890 1234qwer 123654789 131313131 147258369
    147852369 159753456 19871987 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 20202020 22222222 33333333 44444444
    55555555 66666666 741852963 77777777 789456123 87654321 88888888 963852741 987654321 99999999 a1b2c3d4
    aaaaaaaa abc12345 abcabcabc abcd1234 abcdefg1 abcdefgh admin123 admin1234 administrator alexander amanda12
    andrew12 android1 anthony1 apple123 arsenal1 asdasdasd asdf1234 asdfghjk asdfghjkl ashley12 autumn2026
    azertyui azertyuiop bailey12 barcelona baseball baseball1 basketball batman123 benjamin blink182 brandon1
    buster12 butterfly caroline changeme changeme1 changeme123 charlie1 charlotte cheese123 chelsea1 chocolate
    chocolate1 christian christopher classroom computer contrasena cookie12 corvette cowboys1 daniel12 danielle
    december default1 diamond1 dragon12 dragon123 education elizabeth eminem123 everton1 facebook facebook1
    football football1 freedom1 ginger12 google123 guest123 hannah12 harley12 homework hunter12 iloveyou
    iloveyou1 instagram internet jasmine1 jennifer jessica1 jonathan jordan123 jordan23 joshua12 killer12
    lakers24 learning1 letmein1 letmein123 linkedin liverpool liverpool1 lms12345 manchester marlboro master12
    master123 matthew1 maverick mercedes metallica michael1 michelle microsoft midnight monkey12 monkey123
    motdepasse mountain mypassword newpassword nicholas nicole12 nirvana1 november october1 oldpassword p4ssword
    p@ssw0rd p@ssword pa55w0rd pa55word parola123 pass1234 pass12345 passpass passw0rd password password1
    password12 password123 password1234 passwort passwort1 passwort123 patricia pepper12 pokemon1 pokemon123
    princess princess1 q1w2e3r4 qazwsx12 qazwsxedc qwe12345 qweasdzxc qweqweqwe qwerty12 qwerty123 qwerty1234
    qwertyui qwertyuiop qwertz123 realmadrid redskins robert12 root1234 samsung1 school123 scooter1 secret123
    senha123 september shadow12 shadow123 slipknot snoopy12 spring2026 startrek starwars steelers stephanie
    student1 student123 summer12 summer2024 summer2025 summer2026 sunshine sunshine1 superman superman1 teacher1
    teacher123 test1234 testing1 testing123 testtest thomas12 tigger12 topsecret trustno1 twitter1 user1234
    veronica victoria welcome1 welcome12 welcome123 whatever william1 windows1 winter2024 winter2025 winter2026
    yankees1 yourpassword youtube1 zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123 zxczxczxc
  `
    .trim()
    .split(/\s+/),
);
