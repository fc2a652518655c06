ALTER TABLE "questions" DROP COLUMN "answered";--> statement-breakpoint
ALTER TABLE "questions" DROP COLUMN "facility";--> statement-breakpoint
ALTER TABLE "questions" DROP COLUMN "discrimination";