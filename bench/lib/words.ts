// What the made-up people and questions are put together from.

export const FIRST_NAMES =
  'Aaliyah Abdul Adaeze Agnes Aisha Alejandra Alexei Alice Amara Amir Ana Andreas Anna Annika Antoine Arjun Astrid Ayşe Beatriz Benjamin Björn Bruno Camille Carlos Caroline Catarina Chen Chloé Clara Daniel Daria David Deepa Diego Dimitri Dylan Eduardo Elena Elif Emeka Emma Ewa Farah Fatima Felix Fernando Finn Florian Franziska Freya Gabriela George Giulia Grace Gustavo Hana Hannah Hassan Helena Henrik Hugo Ibrahim Ines Ingrid Isabel Isla Ivan Jakob Jana Javier Jelena João Johanna Jonas José Julia Kamal Karin Katarzyna Kavya Keiko Kofi Lars Laura Layla Lea Leila Liam Lina Lucía Luis Lukas Magdalena Malik Marcus María Marie Marta Mateo Max Mei Milan Mina Mohammed Mónica Nadia Naomi Nikolai Nina Noah Noor Nora Oliver Olga Omar Oscar Pablo Patricia Paul Pedro Petra Philippe Priya Rahul Rania Raquel René Ricardo Rosa Ruth Sakura Samir Samuel Sara Sebastian Selin Sofia Søren Stefan Sunita Sven Tara Thandiwe Thomas Tobias Tomás Uma Valentina Vera Victor Vikram Wanda William Ximena Yara Youssef Yuki Yusuf Zahra Zara Zoë'.split(
    ' ',
  );

export const LAST_NAMES =
  'Aalto Abebe Adeyemi Ahmed Almeida Andersson Aziz Bakker Bauer Becker Bernard Bianchi Boateng Bonnet Brooks Brown Carvalho Castillo Chen Clark Costa Da-Silva Davies Demir Diallo Diaz Dubois Duarte Eriksson Evans Farouk Fernández Ferrari Fischer Flores Fontaine Fournier Fraser Gallagher García Garnier Girard Gómez González Gupta Gutiérrez Haddad Hale Hall Halvorsen Hansen Harris Hernández Herrera Hoffmann Horváth Hosseini Hughes Ibarra Ito Ivanov Iyer Jackson Jansen Jensen Jiménez Johansson Johnson Jones Kaya Keller Kelly Kent Khan Kim King Klein Kovács Kowalska Krishnan Kumar Kuznetsov Lambert Larsen Laurent Lee Lefèvre Leroy Lewis Li Lima Lindqvist López Machado Madsen Mansour Marques Marshall Martin Martínez Mbeki Mehta Mendes Meyer Mitchell Moore Morales Moreau Moreno Müller Murphy Murray Nakamura Navarro Nguyen Nilsson Novak Nowak O’Connor Okafor Oliveira Olsen Ortiz Osei Park Patel Pereira Pérez Petrova Pinto Popescu Price Ramírez Ramos Reyes Ribeiro Richter Rivera Rodríguez Romero Rossi Rousseau Roy Saleh Sánchez Santos Sato Schmidt Schneider Schulz Schwarz Sharma Silva Simon Singh Smith Soares Sokolov Suzuki Svoboda Tanaka Taylor Thomas Thompson Torres Tran Turner Vargas Vega Vogel Volkov Wagner Walker Wang Watanabe Weber White Williams Wilson Wolf Wood Wright Yamamoto Yılmaz Young Zhang Zieliński Zimmermann'.split(
    ' ',
  );

/** Addresses: most people have the school's own. */
export const DOMAINS = [
  ...Array<string>(6).fill('alderbrook.school'),
  'alumni.alderbrook.school',
  'mail.example.com',
  'post.example.org',
  'northfield.example.net',
];

export const COUNTRIES = ['United Kingdom', 'Germany', 'France', 'Portugal', 'Norway', 'Ghana', 'India', 'Brazil'];

export const SUBJECTS =
  'algebra geometry calculus statistics probability mechanics optics electricity chemistry genetics ecology anatomy geology climate history politics economics law grammar poetry drama rhetoric music painting logic programming databases networks security ethics'.split(
    ' ',
  );

export const SENTENCES =
  'which of these follows|what is the value of|explain in your own words|name the cause of|put these in order of|how large is|who first described|match each term of|is it true that|what happens after'.split(
    '|',
  );

export const THINGS =
  'a triangle|the derivative|a closed circuit|the cell wall|the treaty|supply and demand|a metaphor|the minor scale|a linked list|the first law|an acid|the water cycle|a parliament|a hypothesis|the mean|a vector|the enzyme|a sonnet|the index|the exception'.split(
    '|',
  );
