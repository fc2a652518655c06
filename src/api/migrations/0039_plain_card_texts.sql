-- Texts without marks were kept with their signs written as HTML has them; from now on such a text stays as it was typed.
UPDATE "kanban_cards" SET "description" = '<p>' || "description" || '</p>'
WHERE "description" LIKE '%&%' AND "description" NOT LIKE '%<%';
