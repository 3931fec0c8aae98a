ALTER TABLE "import_rows" ADD COLUMN "open_quote_line" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "possible_encodings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "header_row" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "dates" jsonb DEFAULT '[]'::jsonb NOT NULL;